import type { Db } from '@registre/db'
import { machinePortefeuille, next } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import { type JournalAuthor, journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import { auteurDuDepot } from './auteur-du-depot.ts'
import { direReprise } from './dire-reprise.ts'
import { deposerLigne } from './deposer-ligne.ts'
import { noterLigne } from './lignes.repository.ts'
import {
  arreterPortefeuille,
  lirePortefeuille,
  versPortefeuille,
} from './portefeuille.repository.ts'

/**
 * Well under the time after which a job is thought dead: what is left is handed over to a new one.
 */
const TRANCHE_MS = 20_000

/**
 * Ends a portfolio whose every row is settled: journal and result mail, once. Nothing while another
 * process still files one.
 */
const terminer = (db: Db, portefeuilleId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const vers = next(machinePortefeuille, 'EN_COURS', 'terminer-portefeuille')
    if (!(await arreterPortefeuille(tx, portefeuilleId, 'TERMINE'))) return
    const p = await lirePortefeuille(tx, portefeuilleId, null)
    const { nom, nbLignes, comptes } = versPortefeuille(p)
    const deposees = comptes.DEPOSEE + comptes.ATTEND_ACCORD
    const autres = nbLignes - deposees - comptes.DEJA_ENREGISTREE
    await journaliser(tx, TRAITEMENT, {
      type: 'terminer-portefeuille',
      teledeclarantId: p.teledeclarant_id,
      de: 'EN_COURS',
      vers,
      donnees: { portefeuilleId, deposees, autres },
    })
    const bilanReprise = await direReprise(tx, 'terminee', p, {
      reprises: deposees,
      laissees: autres,
    })
    if (bilanReprise.length > 0) return enqueueOutbox(tx, bilanReprise)
    if (p.courriel === '') return
    const destinataire = {
      email: p.courriel,
      teledeclarantId: p.teledeclarant_id,
      auteurId: p.utilisateur_id,
    }
    const bilan = { portefeuilleId, nom, deposees, nonDeposees: autres }
    await enqueueOutbox(tx, [courriel(destinataire, 'portefeuille-termine', bilan)])
  })

/** The account that submitted may act no more: what is left is not filed in its name. */
const COMPTE_FERME = {
  champ: 'numero',
  code: 'compte-non-actif',
  message: 'Le compte qui a lancé ce dépôt ne peut plus agir pour l’établissement.',
}

/** Files rows until none is left or the time is over; says whether any may be left. */
const avancer = async (
  db: Db,
  auteur: JournalAuthor,
  id: number,
  clock: Clock,
  tranche: number,
): Promise<boolean> => {
  const fin = Date.now() + tranche
  while (Date.now() < fin) if (!(await deposerLigne(db, auteur, id, clock))) return false
  return true
}

/**
 * Files the rows of a portfolio, in order. However often it runs, and in however many processes,
 * each row is filed once.
 */
export const traiterPortefeuille = ({
  db,
  clock,
  tranche = TRANCHE_MS,
}: {
  db: Db
  clock: Clock
  tranche?: number
}): OutboxHandler<'portefeuille' | 'reprise'> => ({
  evenement: 'traiter-portefeuille',
  rejouable: true,
  executer: async (_id, { portefeuilleId }) => {
    const tx = { sql: db.query }
    const portefeuille = await lirePortefeuille(tx, portefeuilleId, null)
    if (portefeuille.etat !== 'EN_COURS') return { etat: 'FAIT' }
    // A keeper has decided, whoever may act since: the register itself moves them.
    const auteur =
      portefeuille.cedant_id === null ? await auteurDuDepot(tx, portefeuille) : TRAITEMENT
    if (!auteur)
      await noterLigne(tx, portefeuilleId, 'toutes', { etat: 'REFUSEE', erreurs: [COMPTE_FERME] })
    else if (await avancer(db, auteur, portefeuilleId, clock, tranche)) {
      await db.transaction((suite) =>
        enqueueOutbox(suite, [
          outboxItem(portefeuille.cedant_id === null ? 'portefeuille' : 'reprise', {
            portefeuilleId,
          }),
        ]),
      )
      return { etat: 'FAIT' }
    }
    await terminer(db, portefeuilleId)
    return { etat: 'FAIT' }
  },
  journal: ({ portefeuilleId }) => ({ donnees: { portefeuilleId } }),
})
