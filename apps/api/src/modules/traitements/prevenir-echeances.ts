import { periodePreavis, PREAVIS, prevenirEcheance, resteAFaire } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { situationTenue } from '../coproprietes/situation-lue.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { tenir } from '../dossiers/tenir.ts'
import { echeanceDite, mandatsAPrevenir } from './traitements.repository.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'

/** Tells syndics that their mandate ends in 60, then 30 days, once each. */
export const prevenirEcheances = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  const total: Bilan = { faits: 0, ecartes: 0 }
  for (const preavis of PREAVIS) {
    const { jours } = preavis
    const { du, au } = periodePreavis(preavis, jour)
    const rows = await mandatsAPrevenir(db, du, au, jours)
    const { faits, ecartes } = await unParUn(log, `prevenir-echeances-${jours}`, rows, (row) =>
      db.transaction(async (tx) => {
        const dossier = await tenir(tx, { coproprieteId: row.copropriete_id })
        const saisie = {
          mandatId: row.mandat_id,
          fin: row.date_fin,
          jours,
          aFaire: resteAFaire(await situationTenue(tx, row.copropriete_id, jour), jour),
        }
        const changement = prevenirEcheance(dossier, saisie, jour)
        if (changement.actes.length === 0 || (await echeanceDite(tx, row, jours))) return false
        await ecrire(tx, TRAITEMENT, dossier, changement)
        return true
      }),
    )
    total.faits += faits
    total.ecartes += ecartes
  }
  return total
}
