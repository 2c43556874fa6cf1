import type { Deps } from '../../platform/context.ts'
import { effacerCourriers } from '../courriers/effacer-courriers.ts'
import type { Log } from '../../platform/un-par-un.ts'

/**
 * Removes the files of the letters that are printed or cancelled: those that a stopped process
 * left. Gives how many.
 */
export const effacerLettres = async ({
  db,
  storage,
  log,
}: Pick<Deps, 'db' | 'storage'> & { log: Log }): Promise<number> => {
  const effaces = await effacerCourriers({ db, storage })
  if (effaces > 0) log.info({ traitement: 'effacer-lettres', effaces }, 'job done')
  return effaces
}
