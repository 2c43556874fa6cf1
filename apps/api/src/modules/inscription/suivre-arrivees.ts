import type { Deps } from '../../platform/context.ts'
import { nouvelleGraine } from '../../platform/cle-courriel.ts'
import { enqueueOutbox } from '../../platform/outbox.ts'
import { type Log, unParUn } from '../../platform/un-par-un.ts'
import { retenirLettreDArrivee } from '../courriers/poster-lettre.ts'
import { avertirCabinet } from './arrivee.ts'
import {
  arriveesARelancer,
  arriveesAuTeneur,
  effacerArriveesEchues,
  lireCabinet,
  noterRelancee,
  tenirArrivee,
} from './arrivee.repository.ts'

/**
 * Requests to join a firm that nobody answers: after 14 days its administrators are reminded, after
 * 30 a letter waits for a keeper to send it, after 120 they are erased. Gives how many it moved.
 */
export const suivreArrivees = async ({
  db,
  clock,
  settings,
  log,
}: Pick<Deps, 'db' | 'clock' | 'settings'> & { log: Log }): Promise<number> => {
  const maintenant = clock.now()
  await effacerArriveesEchues(db, maintenant)
  const relances = await unParUn(
    log,
    'relancer-arrivees',
    await arriveesARelancer(db, maintenant),
    ({ id, teledeclarantId }) =>
      db.transaction(async (tx) => {
        if (!(await noterRelancee(tx, id, maintenant))) return false
        await enqueueOutbox(tx, [await avertirCabinet(tx, teledeclarantId, 'relance')])
        return true
      }),
  )
  const montrees = await unParUn(
    log,
    'montrer-arrivees',
    await arriveesAuTeneur(db, maintenant),
    ({ id, teledeclarantId }) =>
      db.transaction(async (tx) => {
        if ((await tenirArrivee(tx, id))?.etat !== 'EN_ATTENTE') return false
        const { raisonSociale, adresse } = await lireCabinet(tx, teledeclarantId)
        return retenirLettreDArrivee(tx, {
          arriveeId: id,
          teledeclarantId,
          graine: nouvelleGraine(settings),
          destinataire: [raisonSociale, ...adresse],
          maintenant,
        })
      }),
  )
  return relances.faits + montrees.faits
}
