import type { Db, Tx } from '@registre/db'
import { DECISIONS_ENVOI, type DecisionEnvoi, STATUTS_A_DECIDER } from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { A_DECIDER } from '../../platform/envoi.sql.ts'

/** Longest list. */
const MAX = 200

/** What waits for a person, the oldest first. */
export const envoisADecider = async (db: Pick<Db, 'query'>, type = '') => {
  const rows = await db.query(
    `select id::text as id, type, payload, statut, tentatives, erreur, cree_le from outbox
     where statut in ${A_DECIDER} and ($1 = '' or type = $1) order by outbox.id limit ${MAX}`,
    [type],
  )
  return rows.flatMap((row) => {
    const statut = STATUTS_A_DECIDER.find((s) => s === row.statut)
    return statut ? [{ ...row, statut }] : []
  })
}

export const compterADecider = async (db: Pick<Db, 'query'>): Promise<number> =>
  (await db.query(`select count(*)::int as n from outbox where statut in ${A_DECIDER}`))[0]?.n ?? 0

/** How many rows of the outbox are in each state; of one type when it is named. */
export const compterParStatut = (db: Pick<Db, 'query'>, type = '') =>
  db.query(
    `select statut, count(*)::int as n from outbox where $1 = '' or type = $1 group by statut order by statut::text`,
    [type],
  )

/** Rows named by a person: one, all of a type, or all. */
export interface Choix {
  id?: number | bigint
  types?: readonly string[]
}

/**
 * Moves what is in a status that the decision starts from, each row with its journal row; gives
 * those that moved.
 */
export const deciderEnvois = async (
  tx: Tx,
  auteur: JournalAuthor,
  decision: DecisionEnvoi,
  { id, types }: Choix,
): Promise<string[]> => {
  const { de, vers, evenement } = DECISIONS_ENVOI[decision]
  const rows = await tx.sql(
    `with avant as (
       select id, statut from outbox where statut = any($1::statut_outbox[]) and ($2::bigint is null or id = $2) and ($4::text[] is null or type = any($4)) for update)
     update outbox o set statut = $3::statut_outbox, pas_avant = now(), tentatives = case when $3 = 'PENDING' then 0 else o.tentatives end,
       fait_le = case when $3 = 'DONE' then now() end
     from avant a where a.id = o.id returning o.id::text as id, o.type, a.statut`,
    [de, id ?? null, vers, types ?? null],
  )
  for (const row of rows)
    await journaliser(tx, auteur, {
      categorie: 'TRAITEMENT',
      type: evenement,
      de: row.statut,
      vers,
      donnees: { outboxId: row.id, nature: row.type },
    })
  return rows.map((row) => row.id)
}

export const envoiExiste = async (tx: Pick<Tx, 'sql'>, id: number): Promise<boolean> =>
  (await tx.sql('select 1 from outbox where id = $1', [id])).length > 0
