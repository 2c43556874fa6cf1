import type { Deps } from '../../platform/context.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { abandonner, exportsAEffacer, oublierExport } from './exports.repository.ts'

const DELAI_MS = 30 * 60_000
const PHRASE = 'Le fichier n’a pas pu être préparé à temps. Recommencez.'

/**
 * Removes files that have expired or were given up, and frees whoever waits for an order that
 * nobody makes any more.
 */
export const effacerExports = async ({
  db,
  storage,
  clock,
  log,
}: Pick<Deps, 'db' | 'storage' | 'clock'> & { log: Log }): Promise<number> => {
  const maintenant = clock.now()
  const abandonnes = await abandonner(db, new Date(maintenant.getTime() - DELAI_MS), PHRASE)
  const lot = await exportsAEffacer(db, maintenant)
  for (const { id, cle } of lot) {
    if (cle !== '') await storage.delete(cle)
    await oublierExport(db, id, maintenant)
  }
  if (lot.length + abandonnes > 0)
    log.info({ traitement: 'effacer-exports', effaces: lot.length, abandonnes }, 'job done')
  return lot.length
}
