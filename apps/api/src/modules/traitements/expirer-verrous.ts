import { expirerVerrou } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { suivreDossiers } from './suivre-dossiers.ts'
import { demandesAuVerrouEchu } from './traitements.repository.ts'
import type { Bilan, Log } from '../../platform/un-par-un.ts'

/** Gives back the requests whose lease of 15 minutes is over. */
export const expirerVerrous = async (
  deps: Pick<Deps, 'db' | 'clock'> & { log: Log },
): Promise<Bilan> => {
  const maintenant = deps.clock.now()
  return suivreDossiers(deps, 'expirer-verrous', {
    a: (await demandesAuVerrouEchu(deps.db, maintenant)).map((demandeId) => ({ demandeId })),
    decision: (d, { demandeId }) => expirerVerrou(d, demandeId, maintenant.getTime()),
  })
}
