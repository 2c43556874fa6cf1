import { avancer } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { suivreDossiers } from './suivre-dossiers.ts'
import { coproprietesAuMandatEchu } from './traitements.repository.ts'
import type { Bilan, Log } from '../../platform/un-par-un.ts'

/** The calendar of mandates: begins those whose day has come, ends those that are over. */
export const suivreMandats = async (
  deps: Pick<Deps, 'db' | 'clock'> & { log: Log },
): Promise<Bilan> =>
  suivreDossiers(deps, 'suivre-mandats', {
    a: (await coproprietesAuMandatEchu(deps.db, today(deps.clock))).map((coproprieteId) => ({
      coproprieteId,
    })),
    decision: (d, _cible, { jour }) => avancer(d, jour),
  })
