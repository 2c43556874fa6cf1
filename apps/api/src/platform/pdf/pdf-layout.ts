/** Red, green and blue, from 0 to 1, as the content of a page writes them. */
export type Colour = `${number} ${number} ${number}`

/** A4 in points, with room for the header and the footer. */
export const PAGE = { largeur: 595.28, hauteur: 841.89, marge: 56, haut: 92, bas: 70 } as const
export const LARGEUR_TEXTE = PAGE.largeur - 2 * PAGE.marge
export const ENCRE: Colour = '0.11 0.11 0.13'
export const GRIS: Colour = '0.36 0.36 0.4'
export const FILET: Colour = '0.8 0.81 0.85'
export const ACCENT: Colour = '0.07 0.27 0.45'
export const FOND: Colour = '0.94 0.955 0.97'
