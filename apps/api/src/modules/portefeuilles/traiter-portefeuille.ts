import type { Db } from '@registre/db'
import { machinePortefeuille, next } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import { type JournalAuthor, journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { courriel, deposerOutbox, outboxItem } from '../../platform/outbox.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import { sansTransaction } from '../declarations/declaration.repository.ts'
import { auteurDuDepot } from './auteur-du-depot.ts'
import { deposerLigne } from './deposer-ligne.ts'
import { courrielDe } from './dossiers.repository.ts'
import type { PortefeuilleRow } from './portefeuille.repository.ts'

/**
 * Well under the time after which a job is thought dead: what is left is handed over to a new one.
 */
const TRANCHE_MS = 20_000

const lire = async (db: Db, id: number): Promise<PortefeuilleRow | undefined> =>
  (await db.query<PortefeuilleRow>(`select * from portefeuille where id = $1`, [id]))[0]

/**
 * Ends a portfolio whose every row is settled: journal and result mail, once. Nothing while another
 * process still files one.
 */
const terminer = (db: Db, p: PortefeuilleRow): Promise<void> =>
  db.transaction(async (tx) => {
    const [fini] = await tx.sql(
      `update portefeuille p set etat = $2, termine_le = now() where p.id = $1 and p.etat = 'EN_COURS'
         and not exists (select 1 from portefeuille_ligne l where l.portefeuille_id = p.id and l.etat = 'A_DEPOSER') returning id`,
      [p.id, next(machinePortefeuille, 'EN_COURS', 'terminer-portefeuille')],
    )
    if (!fini) return
    const [bilan] = await tx.sql<{ deposees: number; autres: number }>(
      `select count(*) filter (where etat = 'DEPOSEE')::int as deposees, count(*) filter (where etat not in ('DEPOSEE', 'DEJA_ENREGISTREE'))::int as autres
       from portefeuille_ligne where portefeuille_id = $1`,
      [p.id],
    )
    const { deposees = 0, autres = 0 } = bilan ?? {}
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
    await deposerOutbox(tx, [
      courriel(email, 'portefeuille-termine', {
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
  await db.query(
    `update portefeuille_ligne set etat = 'REFUSEE', erreurs = $2::jsonb, traitee_le = now() where portefeuille_id = $1 and etat = 'A_DEPOSER'`,
    [id, JSON.stringify([erreur])],
  )
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
    const portefeuille = await lire(db, portefeuilleId)
    if (!portefeuille) return { etat: 'PERMANENT', cause: 'portefeuille inconnu' }
    if (portefeuille.etat !== 'EN_COURS') return { etat: 'FAIT' }
    const auteur = await auteurDuDepot(sansTransaction(db), portefeuille)
    if (!auteur) await abandonner(db, portefeuilleId)
    else if (await avancer(db, auteur, portefeuilleId, clock, tranche)) {
      await db.transaction((tx) =>
        deposerOutbox(tx, [outboxItem('portefeuille', { portefeuilleId })]),
      )
      return { etat: 'FAIT' }
    }
    await terminer(db, portefeuille)
    return { etat: 'FAIT' }
  },
  journal: ({ portefeuilleId }) => ({ donnees: { portefeuilleId } }),
})
