import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { verrouillerDemande } from '../validations/demande.repository.ts'
import { rendre } from '../validations/rendre.ts'
import { demandesAuVerrouEchu } from './traitements.repository.ts'
import { type Bilan, type Log, unParUn } from './un-par-un.ts'

/** Gives back the requests whose lease of 15 minutes is over (states.md rows 8 and 33). */
export const expirerVerrous = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const maintenant = clock.now()
  return unParUn(log, 'expirer-verrous', await demandesAuVerrouEchu(db, maintenant), (demandeId) =>
    db.transaction(async (tx) => {
      const row = await verrouillerDemande(tx, { demandeId })
      // Its keeper may have extended the lease, or decided, since the list was read.
      if (row.etat !== 'EN_COURS' || row.verrou_jusqu_a === null || row.verrou_jusqu_a > maintenant)
        return false
      await rendre(tx, TRAITEMENT, row, 'expirerVerrou', {
        donnees: { verrouPar: row.verrou_par_id },
      })
      return true
    }),
  )
}
