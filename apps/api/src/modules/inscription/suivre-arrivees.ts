import type { Deps } from '../../platform/context.ts'
import { nouvelleGraine } from '../../platform/cle-courriel.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { type Log, unParUn } from '../../platform/un-par-un.ts'
import { retenirLettreDArrivee } from '../courriers/poster-lettre.ts'
import { avertir, nommer } from './arrivee.ts'
import {
  arriveesARelancer,
  arriveesAuTeneur,
  arriveesEchues,
  effacerArrivee,
  noterRelancee,
  tenirArrivee,
} from './arrivee.repository.ts'

/**
 * Requests to join a firm that nobody answers: after 14 days its administrators are reminded, after
 * 30 a letter waits for a keeper to send it, after 120 they are erased, which
 * the applicant is told. Gives how many it moved.
 */
export const suivreArrivees = async ({
  db,
  clock,
  settings,
  log,
}: Pick<Deps, 'db' | 'clock' | 'settings'> & { log: Log }): Promise<number> => {
  const maintenant = clock.now()
  const echues = await unParUn(
    log,
    'effacer-arrivees',
    await arriveesEchues(db, maintenant),
    ({ id, ...cabinet }) =>
      db.transaction(async (tx) => {
        const effacee = await effacerArrivee(tx, id)
        if (!effacee) return false
        await enqueueOutbox(tx, [courriel(effacee.email, 'arrivee-expiree', nommer(cabinet))])
        return true
      }),
  )
  const relances = await unParUn(
    log,
    'relancer-arrivees',
    await arriveesARelancer(db, maintenant),
    ({ id, teledeclarantId, ...cabinet }) =>
      db.transaction(async (tx) => {
        if (!(await noterRelancee(tx, id, maintenant))) return false
        await enqueueOutbox(tx, [avertir(cabinet, teledeclarantId, 'relance')])
        return true
      }),
  )
  const montrees = await unParUn(
    log,
    'montrer-arrivees',
    await arriveesAuTeneur(db, maintenant),
    ({ id, teledeclarantId, raisonSociale, adresse }) =>
      db.transaction(async (tx) => {
        if ((await tenirArrivee(tx, id))?.etat !== 'EN_ATTENTE') return false
        return retenirLettreDArrivee(tx, {
          arriveeId: id,
          teledeclarantId,
          graine: nouvelleGraine(settings),
          destinataire: [raisonSociale, ...adresse],
          maintenant,
        })
      }),
  )
  return echues.faits + relances.faits + montrees.faits
}
