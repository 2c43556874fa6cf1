import { afficherNumero, formatFrDate } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { type Bilan, type Log, unParUn } from '../../platform/un-par-un.ts'
import { prendreAnnonces, syndicsAPrevenir } from './rattachement.repository.ts'

/**
 * At night, one mail to each syndic in place tells of all the requests that came after the one it
 * was told of at once.
 */
export const annoncerRattachements = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Bilan> =>
  unParUn(log, 'annoncer-rattachements', await syndicsAPrevenir(db), (syndicId) =>
    db.transaction(async (tx) => {
      const lignes = await prendreAnnonces(tx, syndicId, clock.now())
      const email = lignes[0]?.email ?? ''
      if (email === '') return false
      const demandes = lignes.map(
        (l) =>
          `${l.nom || l.adresse} (${afficherNumero(l.numero)}) : ${l.demandeur || 'un syndic'}, pour un mandat du ${formatFrDate(l.date_debut)} au ${formatFrDate(l.date_fin)}`,
      )
      await enqueueOutbox(tx, [
        courriel({ email, teledeclarantId: syndicId }, 'rattachements-annonces', { demandes }),
      ])
      return true
    }),
  )
