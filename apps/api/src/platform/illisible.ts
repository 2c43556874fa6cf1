import { refusDuChamp } from '@registre/domain'

/**
 * Half of a pair of code units, or the NUL character: no text of a person holds one, and PostgreSQL
 * keeps neither.
 */
const illisible = (texte: string): boolean => texte.includes('\u0000') || !texte.isWellFormed()

/** Deeper than any shape of the contract. */
const PROFONDEUR_MAX = 40

const chercher = (valeur: unknown, chemin: readonly string[]): readonly string[] | null => {
  if (typeof valeur === 'string') return illisible(valeur) ? chemin : null
  if (chemin.length > PROFONDEUR_MAX) return chemin.slice(0, 1)
  if (typeof valeur !== 'object' || valeur === null || valeur instanceof Blob) return null
  for (const [cle, v] of Object.entries(valeur)) {
    const trouve = illisible(cle) ? chemin : chercher(v, [...chemin, cle])
    if (trouve) return trouve
  }
  return null
}

/**
 * Throws requete-invalide, naming the field, when a text of the request cannot be kept as it was
 * sent.
 */
export const refuseUnreadable = (valeur: unknown): void => {
  const chemin = chercher(valeur, [])
  if (chemin)
    throw refusDuChamp(
      chemin.join('.'),
      'format',
      'Cette valeur ne peut pas être lue',
      'requete-invalide',
    )
}
