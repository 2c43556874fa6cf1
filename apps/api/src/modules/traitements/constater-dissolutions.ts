import { formatFrDate, machineCopropriete, next } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/context.ts'
import { TRAITEMENT } from '../../platform/journal.ts'
import { courriel, outboxItem } from '../../platform/outbox.ts'
import { appliquerTransition } from '../../platform/transition.ts'
import { cloreRattachements } from '../dissolutions/clore-rattachements.ts'
import { courrielsSyndics } from '../dissolutions/dissolution.repository.ts'
import { cloreMandats } from '../dissolutions/clore-mandats.ts'
import { dissolutionsEchues, lireDissolution, tenirCopropriete } from './traitements.repository.ts'
import { type Bilan, type Log, unParUn } from './un-par-un.ts'

/**
 * Dissolves the co-ownerships whose effective date has come, their mandates archived (states.md row
 * 37).
 */
export const constaterDissolutions = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> => {
  const jour = today(clock)
  return unParUn(log, 'constater-dissolutions', await dissolutionsEchues(db, jour), (id) =>
    db.transaction(async (tx) => {
      const row = await tenirCopropriete(tx, id)
      const dissolution = await lireDissolution(tx, id, jour)
      if (!row || !dissolution || row.etat !== 'DISSOLUTION_EN_COURS') return false
      const destinataires = [
        ...new Set([
          dissolution.email,
          ...(await courrielsSyndics(tx, id, dissolution.teledeclarant_id)),
        ]),
      ].filter((email) => email !== '')
      const donnees = {
        nomCopropriete: row.nom,
        numero: row.numero ?? '',
        coproprieteId: id,
        dateEffet: formatFrDate(dissolution.date_effet),
      }
      const mandats = await cloreMandats(tx, id, dissolution.date_effet)
      await cloreRattachements(tx, {
        coproprieteId: id,
        dateEffet: dissolution.date_effet,
        maintenant: clock.now(),
        par: null,
      })
      await appliquerTransition(tx, TRAITEMENT, {
        coproprieteId: id,
        de: row.etat,
        version: row.version,
        vers: next(machineCopropriete, row.etat, 'constater-dissolution'),
        colonnes: {
          date_dissolution: dissolution.date_effet,
          teledeclarant_id: null,
          date_fin_mandat: null,
        },
        journal: {
          categorie: 'DISSOLUTION',
          type: 'constater-dissolution',
          donnees: { dateEffet: dissolution.date_effet },
          mouvements: { mandats },
        },
        outbox: [
          ...destinataires.map((email) => courriel(email, 'dissolution-constatee', donnees)),
          outboxItem('attestation-dissolution', { coproprieteId: id }),
        ],
      })
      return true
    }),
  )
}
