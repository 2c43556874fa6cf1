import type { Deps } from '../../platform/context.ts'
import { fichiersAEffacer, oublierFichier } from './courriers.repository.ts'

/**
 * Removes the files of letters that are printed or cancelled: a code must not lie about. Gives how
 * many.
 */
export const effacerCourriers = async ({
  db,
  storage,
}: Pick<Deps, 'db' | 'storage'>): Promise<number> => {
  const fichiers = await fichiersAEffacer(db)
  for (const { id, cle } of fichiers) {
    await storage.delete(cle)
    await oublierFichier(db, id)
  }
  return fichiers.length
}
