import type { Readable } from 'node:stream'
import type { Db } from '@registre/db'
import type { Storage } from '../../platform/storage/storage.ts'
import { trouverOriginal } from './document.repository.ts'

/**
 * A document as it came, for an investigation; null where nobody sent it. Throws
 * `fichier-introuvable`.
 */
export const ouvrirOriginal = async (
  db: Pick<Db, 'query'>,
  storage: Storage,
  id: string,
): Promise<{ nom: string; sha256: string; contenu: Readable } | null> => {
  const original = await trouverOriginal(db, id)
  return original
    ? {
        nom: original.nom,
        sha256: original.sha256,
        contenu: await storage.get(original.cle),
      }
    : null
}
