import { readNumberText } from '@registre/ui'

const GRAND = 999_999_999_999

/**
 * Reads a whole number as people write it (`12 500`, `14 lots`, `6 300,00 €`); null when it is not
 * one.
 */
export const lireEntier = (texte: string): number | null => {
  const lu = readNumberText(texte)
  return lu !== null && Number.isInteger(lu) && Math.abs(lu) <= GRAND ? lu : null
}

/** Reads an amount in whole euros: cents are rounded, and it is said. Null when it is no amount. */
export const lireMontant = (texte: string): { euros: number; arrondi: boolean } | null => {
  const lu = readNumberText(texte)
  if (lu === null || Math.abs(lu) > GRAND) return null
  const euros = Math.round(lu)
  return { euros, arrondi: euros !== lu }
}

/** Writes a whole number the French way: `12 500`. */
export const ecrireEntier = (n: number): string =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }).format(n)
