import { PIECES_LIBRES_JOURS } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { retirerLibres } from './document.repository.ts'
import { fichiersDe } from './fichiers-de.ts'

/**
 * Removes the proofs that were deposited and that nothing holds after their delay (domain:
 * `PIECES_LIBRES_JOURS`), with what was received. Gives how many. A store that is away leaves the
 * rows for the next night.
 */
export const effacerPiecesLibres = async ({
  db,
  clock,
  storage,
  log,
}: Pick<Deps, 'db' | 'clock' | 'storage'> & { log: Log }): Promise<number> => {
  const avant = new Date(clock.now().getTime() - PIECES_LIBRES_JOURS * 86_400_000)
  const lot = (): Promise<number> =>
    db.transaction(async (tx) => {
      const retires = await retirerLibres(tx, avant)
      for (const cle of retires.flatMap(fichiersDe)) await storage.delete(cle)
      return retires.length
    })
  let effaces = 0
  for (let n = await lot(); n > 0; n = await lot()) effaces += n
  if (effaces > 0) log.info({ traitement: 'effacer-pieces-libres', effaces }, 'job done')
  return effaces
}
