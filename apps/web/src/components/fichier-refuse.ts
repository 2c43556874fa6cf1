import { isApiError } from '../lib/api/index.ts'

const CODES = new Set([
  'fichier-absent',
  'invalide-type-fichier',
  'invalide-taille-fichier',
  'trop-de-fichiers',
  'fichier-protege',
  'fichier-contenu-actif',
  'trop-volumineux',
])

/** What a refused file says beside its field; null for any other refusal. */
export const fichierRefuse = (error: unknown): { type: string; message: string } | null =>
  isApiError(error) && CODES.has(error.problem.code) ? { type: error.problem.code, message: error.problem.message } : null
