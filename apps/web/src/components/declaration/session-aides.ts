import { ApiError } from '@registre/contract/client'
import { type ConfirmationsOffice, keysOf, LIBELLES_CONFIRMATION, tableOf } from '@registre/domain'
import { libelleDe } from './libelles.ts'
import type { Declaration, ReponseDoublon } from './types.ts'

// What a session of a draft compares and tells; it keeps nothing.

export const REESSAYABLES: ReadonlySet<number> = new Set([0, 401, 429, 500, 502, 503, 504])
export const A_CORRIGER: ReadonlySet<number> = new Set([400, 413, 422])

export const incertain = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.problem.status === 0 ||
    error.problem.status >= 500 ||
    error.problem.code === 'requete-en-cours')

export const lireOffice = (c: Declaration['confirmationsOffice']): ConfirmationsOffice | null =>
  c && tableOf(keysOf(LIBELLES_CONFIRMATION), (clef) => String(c[clef]) === 'true')

/**
 * Answers as the register keeps them: in its order, without the spaces around a reason that is
 * being typed.
 */
export const memesReponses = (
  a: readonly ReponseDoublon[],
  b: readonly ReponseDoublon[],
): boolean => {
  const rangees = (r: readonly ReponseDoublon[]): unknown =>
    r
      .map((x) => [x.candidatId, x.reponse, x.motif.trim()])
      .sort((x, y) => Number(x[0]) - Number(y[0]))
  return memes(rangees(a), rangees(b))
}

/** A fault as a sentence that stands far from its field: the field's label comes first. */
export const phraseDeLaFaute = ({ champ, message }: { champ: string; message: string }): string => {
  const chemin = champ.replace('immatCopropriete.', '')
  const libelle = libelleDe(chemin)
  return `${libelle === chemin ? '' : `${libelle} : `}${message.replace(/[^.!?]$/, '$&.')}`
}

export const memes = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
