import { constaterDissolution } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { suivreDossiers } from './suivre-dossiers.ts'
import { dissolutionsEchues } from './traitements.repository.ts'
import type { Bilan, Log } from '../../platform/un-par-un.ts'

/** Dissolves the co-ownerships whose effective date has come. */
export const constaterDissolutions = async (
  deps: Pick<Deps, 'db' | 'clock'> & { log: Log },
): Promise<Bilan> =>
  suivreDossiers(deps, 'constater-dissolutions', {
    a: (await dissolutionsEchues(deps.db, today(deps.clock))).map((coproprieteId) => ({
      coproprieteId,
    })),
    decision: (d, _cible, faits) => constaterDissolution(d, faits),
  })
