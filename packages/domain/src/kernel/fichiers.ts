import type { ErrorCode } from './errors.ts'

/** What the reader of PDF answers to a file that it does not take. */
export const ERREURS_PDF = [
  'invalide-type-fichier',
  'invalide-taille-fichier',
  'trop-de-fichiers',
  'fichier-protege',
  'fichier-contenu-actif',
  'trop-volumineux',
] as const satisfies readonly ErrorCode[]

/**
 * A file that is sent must be smaller than this, in bytes (specification 1-register.md, Documents:
 * under 5 MB).
 */
export const TAILLE_MAX_FICHIER = 5 * 1024 * 1024

/** A document that the register wrote from what it received may be longer, up to this. */
export const TAILLE_MAX_SERVIE = 10 * 1024 * 1024
