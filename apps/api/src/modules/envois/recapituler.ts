import type { Deps } from '../../platform/context.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import { repartirLeMatin } from './destinataires.repository.ts'
import { adressesDuMatin, reunir } from './recapitulatif.repository.ts'

/**
 * In the morning, each person gets one mail of what is not urgent. Run at any time, twice or by two
 * servers: what waits for an address leaves once.
 */
export const recapitulerCourriels = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const maintenant = clock.now()
  await repartirLeMatin(db)
  return unParUn(log, 'recapituler-courriels', await adressesDuMatin(db, maintenant), (adresse) =>
    reunir(db, maintenant, adresse),
  )
}
