/** What the two signs of a search do; for the hint of the field, or the line above the fields. */
export const JOKERS = '« $ » en tête cherche un début, « _ » remplace un caractère'
