import { addDays, daysBetween, formatFrDate, machineMandat, next } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { mandatsAPrevenir, tenirEcheance } from './traitements.repository.ts'
import { type Bilan, type Log, unParUn } from './un-par-un.ts'

/**
 * Distances of the mails before the end of a mandate (states.md §2); the one of the last day is the
 * expiry's.
 */
const DISTANCES = [60, 30] as const
/** After nights that were missed, a mail still leaves until the next one is due. */
const JUSQUA: Record<(typeof DISTANCES)[number], number> = { 60: 31, 30: 0 }

/** Tells syndics that their mandate ends in 60, then 30 days, once each. */
export const prevenirEcheances = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  const total: Bilan = { faits: 0, ecartes: 0 }
  for (const jours of DISTANCES) {
    const rows = await mandatsAPrevenir(
      db,
      addDays(jour, JUSQUA[jours]),
      addDays(jour, jours),
      jours,
    )
    const { faits, ecartes } = await unParUn(log, `prevenir-echeances-${jours}`, rows, (row) =>
      db.transaction(async (tx) => {
        if (!(await tenirEcheance(tx, row, jours))) return false
        const etat = next(machineMandat, 'EN_COURS', 'prevenir-echeance')
        await journaliser(tx, TRAITEMENT, {
          categorie: 'MANDAT',
          type: 'prevenir-echeance',
          coproprieteId: row.copropriete_id,
          mandatId: row.mandat_id,
          teledeclarantId: row.teledeclarant_id,
          de: 'EN_COURS',
          vers: etat,
          donnees: { jours, fin: row.date_fin },
        })
        await deposerOutbox(tx, [
          courriel(row.email, 'mandat-echeance', {
            nomCopropriete: row.nom,
            numero: row.numero,
            coproprieteId: row.copropriete_id,
            dateFinMandat: formatFrDate(row.date_fin),
            jours: daysBetween(jour, row.date_fin),
          }),
        ])
        return true
      }),
    )
    total.faits += faits
    total.ecartes += ecartes
  }
  return total
}
