import { normalizeDateText } from '../../kernel/date-text.ts'
import { type IsoDate, parseFrDate } from '../../kernel/dates.ts'
import { readNumberText } from '../../kernel/number-text.ts'

// Values as they arrive, from a form, a program or a document of the register: what cannot be read
// is empty.

/** What an object holds, not yet read. */
export type Objet = Readonly<Record<string, unknown>>

/** The fields of an object; none of anything else. */
export const objet = (valeur: unknown): Objet =>
  typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur) ? { ...valeur } : {}
/** The items of a list; none of anything else. */
export const liste = (valeur: unknown): unknown[] => (Array.isArray(valeur) ? valeur : [])
/** A text without its margins. */
export const texte = (valeur: unknown): string =>
  typeof valeur === 'string' ? valeur.trim() : typeof valeur === 'number' ? String(valeur) : ''

/** Flags arrive as booleans or as the strings true and false. */
export const drapeau = (valeur: unknown, parDefaut = false): boolean => {
  if (valeur === true || valeur === 'true') return true
  return valeur === false || valeur === 'false' ? false : parDefaut
}

/** A number, or a text that is one (decimal comma accepted); null otherwise. */
export const nombre = (valeur: unknown): number | null => {
  const lu = typeof valeur === 'number' ? valeur : readNumberText(texte(valeur))
  return lu !== null && Number.isFinite(lu) ? lu : null
}

/** A whole number; null otherwise. */
export const entier = (valeur: unknown): number | null => {
  const lu = nombre(valeur)
  return lu !== null && Number.isInteger(lu) ? lu : null
}

/** A day however people write it; an unparsable or impossible date becomes empty. */
export const jour = (valeur: unknown): IsoDate | null =>
  parseFrDate(normalizeDateText(texte(valeur)))

/** One of a closed list, or null. */
export const parmi = <const T extends string>(valeurs: readonly T[], valeur: unknown): T | null =>
  valeurs.find((v) => v === valeur) ?? null
