import { rgb } from 'pdf-lib'

/** A4 in points, with room for the header and the footer. */
export const PAGE = { largeur: 595.28, hauteur: 841.89, marge: 56, haut: 92, bas: 70 } as const
export const LARGEUR_TEXTE = PAGE.largeur - 2 * PAGE.marge
export const ENCRE = rgb(0.11, 0.11, 0.13)
export const GRIS = rgb(0.36, 0.36, 0.4)
export const FILET = rgb(0.8, 0.81, 0.85)
export const ACCENT = rgb(0.07, 0.27, 0.45)
export const FOND = rgb(0.94, 0.955, 0.97)
