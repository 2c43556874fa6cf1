import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { effacerEchus } from '../facteurs/effacer-facteurs.ts'
import { oublisEchus } from '../facteurs/oubli.repository.ts'
import { type Bilan, type Log, unParUn } from './un-par-un.ts'

/** Makes the resets of a second factor that waited 48 hours and that nobody stopped. */
export const effacerFacteursEchus = async (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'> & { log: Log },
): Promise<Bilan> =>
  unParUn(deps.log, 'effacer-facteurs-echus', await oublisEchus(deps.db, deps.clock.now()), (id) =>
    deps.db.transaction((tx) => effacerEchus(tx, { ...TRAITEMENT, deps }, id)),
  )
