import type { Db } from '@registre/db'
import { machinePortefeuille, next } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import { type JournalAuthor, journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, enqueueOutbox, outboxItem } from '../../platform/outbox.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import { auteurDuDepot } from './auteur-du-depot.ts'
import { deposerLigne } from './deposer-ligne.ts'
import { courrielDe } from './dossiers.repository.ts'
import { compterLignes, refuserLignes } from './lignes.repository.ts'
import {
  lirePortefeuilleBrut,
  type PortefeuilleBrut,
  terminerPortefeuille,
} from './portefeuille.repository.ts'

/**
 * Well under the time after which a job is thought dead: what is left is handed over to a new one.
 */
const TRANCHE_MS = 20_000

/**
 * Ends a portfolio whose every row is settled: journal and result mail, once. Nothing while another
 * process still files one.
 */
const terminer = (db: Db, p: PortefeuilleBrut): Promise<void> =>
  db.transaction(async (tx) => {
    const etat = next(machinePortefeuille, 'EN_COURS', 'terminer-portefeuille')
    if (!(await terminerPortefeuille(tx, p.id, etat))) return
    const { deposees, autres } = await compterLignes(tx, p.id)
    await journaliser(tx, TRAITEMENT, {
      categorie: 'DECLARATION',
      type: 'terminer-portefeuille',
      teledeclarantId: p.teledeclarant_id,
      de: 'EN_COURS',
      vers: 'TERMINE',
      donnees: { portefeuilleId: p.id, deposees, autres },
    })
    const email = await courrielDe(tx, p.utilisateur_id)
    if (email === '') return
    const { teledeclarant_id: teledeclarantId, utilisateur_id: auteurId } = p
    await enqueueOutbox(tx, [
      courriel({ email, teledeclarantId, auteurId }, 'portefeuille-termine', {
        portefeuilleId: p.id,
        nom: p.nom,
        deposees,
        nonDeposees: autres,
      }),
    ])
  })

/** The account that submitted may act no more: what is left is not filed in its name. */
const abandonner = async (db: Db, id: number): Promise<void> => {
  const erreur = {
    champ: 'numero',
    code: 'compte-non-actif',
    message: 'Le compte qui a lancé ce dépôt ne peut plus agir pour l’établissement.',
  }
  await refuserLignes(db, id, [erreur])
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
}): OutboxHandler<'portefeuille'> => ({
  evenement: 'traiter-portefeuille',
  rejouable: true,
  executer: async (_id, { portefeuilleId }) => {
    const portefeuille = await lirePortefeuilleBrut(db, portefeuilleId)
    if (!portefeuille) return { etat: 'PERMANENT', cause: 'portefeuille inconnu' }
    if (portefeuille.etat !== 'EN_COURS') return { etat: 'FAIT' }
    const auteur = await auteurDuDepot({ sql: db.query }, portefeuille)
    if (!auteur) await abandonner(db, portefeuilleId)
    else if (await avancer(db, auteur, portefeuilleId, clock, tranche)) {
      await db.transaction((tx) =>
        enqueueOutbox(tx, [outboxItem('portefeuille', { portefeuilleId })]),
      )
      return { etat: 'FAIT' }
    }
    await terminer(db, portefeuille)
    return { etat: 'FAIT' }
  },
  journal: ({ portefeuilleId }) => ({ donnees: { portefeuilleId } }),
})
