/** What the results are sorted by. */
const TRIS = ['points', 'nom', 'lots', 'periode', 'syndic', 'impayes', 'signes'] as const
export type Tri = (typeof TRIS)[number]

/** The sort that an address names; the points for another text. */
export const triDe = (texte: string | undefined): Tri => TRIS.find((t) => t === texte) ?? 'points'
