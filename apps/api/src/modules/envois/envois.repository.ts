import type { Db, Tx } from '@registre/db'
import { DECISIONS_ENVOI, type DecisionEnvoi, type StatutEnvoi } from '@registre/domain'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import type { OutboxPayloads, OutboxType } from '../../platform/outbox.ts'

export interface EnvoiRow {
  id: string
  type: OutboxType
  payload: OutboxPayloads[OutboxType]
  statut: 'FAILED' | 'UNCERTAIN'
  tentatives: number
  erreur: string
  cree_le: Date
}

/** Longest list. */
const MAX = 200

/** What waits for a person, the oldest first. */
export const envoisADecider = (db: Pick<Db, 'query'>, type = ''): Promise<EnvoiRow[]> =>
  db.query(
    `select id::text as id, type, payload, statut::text as statut, tentatives, erreur, cree_le from outbox
     where statut in ('FAILED', 'UNCERTAIN') and ($1 = '' or type = $1) order by outbox.id limit ${MAX}`,
    [type],
  )

export const compterADecider = async (db: Pick<Db, 'query'>): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from outbox where statut in ('FAILED', 'UNCERTAIN')`,
    )
  )[0]?.n ?? 0

/** Rows named by a person: one, all of a type, or all. */
export interface Choix {
  id?: string
  type?: string
}

/**
 * Moves what is in a status that the decision starts from, each row with its journal row; gives
 * those that moved.
 */
export const deciderEnvois = async (
  tx: Tx,
  auteur: JournalAuthor,
  decision: DecisionEnvoi,
  { id, type }: Choix,
): Promise<string[]> => {
  const { de, vers, evenement } = DECISIONS_ENVOI[decision]
  const rows = await tx.sql<{ id: string; type: string; statut: StatutEnvoi }>(
    `with avant as (
       select id, statut from outbox where statut = any($1::statut_outbox[]) and ($2::bigint is null or id = $2) and ($4::text is null or type = $4) for update)
     update outbox o set statut = $3::statut_outbox, pas_avant = now(), tentatives = case when $3 = 'PENDING' then 0 else o.tentatives end,
       fait_le = case when $3 = 'DONE' then now() end
     from avant a where a.id = o.id returning o.id::text as id, o.type, a.statut::text as statut`,
    [de, id ?? null, vers, type ?? null],
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
