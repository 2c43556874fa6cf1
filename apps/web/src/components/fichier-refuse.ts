import { ERREURS_PDF } from '@registre/domain'
import { isApiError } from '../lib/api/index.ts'

const CODES: readonly string[] = ['fichier-absent', ...ERREURS_PDF]

/** What a refused file says beside its field; null for any other refusal. */
export const fichierRefuse = (error: unknown): { type: string; message: string } | null =>
  isApiError(error) && CODES.includes(error.problem.code)
    ? { type: error.problem.code, message: error.problem.message }
    : null
