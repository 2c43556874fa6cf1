import { type IsoDate, parseFrDate } from '../kernel/dates.ts'

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
  if (typeof valeur === 'number') return Number.isFinite(valeur) ? valeur : null
  const net = texte(valeur)
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(net) ? Number(net) : null
}

/** A number, 0 for none. */
export const nombreOuZero = (valeur: unknown): number => nombre(valeur) ?? 0

/** dd/mm/yyyy or an ISO day; an unparsable or impossible date becomes empty. */
export const jour = (valeur: unknown): IsoDate | null => {
  const brut = texte(valeur)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(brut)
  return parseFrDate(iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : brut)
}

/** One of a closed list, or null. */
export const parmi = <const T extends string>(valeurs: readonly T[], valeur: unknown): T | null =>
  valeurs.find((v) => v === valeur) ?? null
