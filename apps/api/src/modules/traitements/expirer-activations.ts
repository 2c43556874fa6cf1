import { addMonths, DELAI_ACTIVATION_MOIS } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { today } from '../../platform/clock.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { declarantsJamaisActives, tenirDeclarant } from './declarants.repository.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'

/**
 * Removes the declarants that were not activated in two months; their SIRET and addresses are free
 * again.
 */
export const expirerActivations = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const depuis = new Date(`${addMonths(today(clock), -DELAI_ACTIVATION_MOIS)}T00:00:00Z`)
  return unParUn(log, 'expirer-activations', await declarantsJamaisActives(db, depuis), (row) =>
    db.transaction(async (tx) => {
      if (!(await tenirDeclarant(tx, row, clock.now()))) return false
      await fermerDeclarant(tx, TRAITEMENT, {
        id: row.id,
        de: row.statut,
        evenement: 'expirer-activation',
        maintenant: clock.now(),
      })
      return true
    }),
  )
}
