import {
  addDays,
  addMonths,
  formatFrDate,
  PREAVIS_INACTIVITE_JOURS,
  relancerInactivite,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirDeclarant as tenirCompte } from '../comptes/tenir.ts'
import { releverRelance } from '../comptes/relever.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import { declarantsARelancer, declarantsInactifs, tenirDeclarant } from './declarants.repository.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'

const minuit = (jour: string): Date => new Date(`${jour}T00:00:00Z`)

/**
 * Warns, then removes the syndics that nobody used for the configured months: never with a mandate,
 * a request or a co-ownership, never without thirty days of notice.
 */
export const suivreInactivite = async ({
  db,
  clock,
  log,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  const limite = addMonths(jour, -settings.INACTIVITE_MOIS)
  const [echeance, preavis] = [minuit(limite), minuit(addDays(limite, PREAVIS_INACTIVITE_JOURS))]
  const supprimes = await unParUn(
    log,
    'supprimer-inactifs',
    await declarantsInactifs(db, echeance, minuit(addDays(jour, -PREAVIS_INACTIVITE_JOURS))),
    (row) =>
      db.transaction(async (tx) => {
        if (!(await tenirDeclarant(tx, row, echeance))) return false
        await fermerDeclarant(tx, TRAITEMENT, {
          id: row.id,
          de: row.statut,
          evenement: 'supprimer-inactif',
          maintenant: clock.now(),
        })
        return true
      }),
  )
  const dateSuppression = formatFrDate(addDays(jour, PREAVIS_INACTIVITE_JOURS + 1))
  const relances = await unParUn(
    log,
    'relancer-inactifs',
    await declarantsARelancer(db, preavis),
    (row) =>
      db.transaction(async (tx) => {
        if (!(await tenirDeclarant(tx, row, preavis))) return false
        await releverRelance(tx, row.id, clock.now())
        const compte = await tenirCompte(tx, row.id)
        await ecrire(tx, TRAITEMENT, compte, relancerInactivite(compte, dateSuppression), {
          maintenant: clock.now(),
        })
        return true
      }),
  )
  return { faits: supprimes.faits + relances.faits, ecartes: supprimes.ecartes + relances.ecartes }
}
