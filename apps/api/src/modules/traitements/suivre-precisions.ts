import { suivreSilence } from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { suivreDossiers } from './suivre-dossiers.ts'
import { demandesEnPrecisions } from './traitements.repository.ts'
import type { Bilan, Log } from '../../platform/un-par-un.ts'

/** Days after a request for clarification: 15, one reminder; 30, the request is refused. */
export const suivrePrecisions = async (
  deps: Pick<Deps, 'db' | 'clock'> & { log: Log },
): Promise<Bilan> =>
  suivreDossiers(deps, 'suivre-precisions', {
    a: (await demandesEnPrecisions(deps.db)).map((demandeId) => ({ demandeId })),
    decision: (d, { demandeId }, faits) => {
      const suspendue = d.demandes.find((x) => x.id === demandeId)?.suspendueLe
      const demandeesLe = dayInParis(new Date(suspendue ?? faits.maintenant))
      return suivreSilence(d, { demandeId, demandeesLe }, faits)
    },
  })
