import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { effacementsEchus, effacerEchus } from '../facteurs/effacer-facteurs.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'

/** Makes the resets of a second factor that waited 48 hours and that nobody stopped. */
export const effacerFacteursEchus = async (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'> & { log: Log },
): Promise<Bilan> =>
  unParUn(
    deps.log,
    'effacer-facteurs-echus',
    await effacementsEchus(deps.db, deps.clock.now()),
    (id) => deps.db.transaction((tx) => effacerEchus(tx, { ...TRAITEMENT, deps }, id)),
  )
