import {
  addDays,
  addMonths,
  formatFrDate,
  machineTeledeclarant,
  next,
  PREAVIS_INACTIVITE_JOURS,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { releverRelance } from '../comptes/relever.ts'
import { fermerDeclarant } from '../comptes/fermer-declarant.ts'
import {
  type DeclarantRow,
  declarantsARelancer,
  declarantsInactifs,
  tenirDeclarant,
} from './declarants.repository.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'

const minuit = (jour: string): Date => new Date(`${jour}T00:00:00Z`)
const ecrire = (row: DeclarantRow, mail: Parameters<typeof enqueueOutbox>[1][number]) =>
  row.rep_email === '' ? [] : [mail]

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
        const vers = next(machineTeledeclarant, row.statut, 'relancer-inactivite')
        await journaliser(tx, TRAITEMENT, {
          categorie: 'COMPTE',
          type: 'relancer-inactivite',
          teledeclarantId: row.id,
          de: row.statut,
          vers,
        })
        await enqueueOutbox(
          tx,
          ecrire(
            row,
            courriel(row.rep_email, 'inactivite-rappel', {
              etablissement: row.raison_sociale,
              dateSuppression,
            }),
          ),
        )
        return true
      }),
  )
  return { faits: supprimes.faits + relances.faits, ecartes: supprimes.ecartes + relances.ecartes }
}
