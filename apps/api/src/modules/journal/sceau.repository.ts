import type { Db, RowOf, Tx } from '@registre/db'
import { CONTENU_SCELLE } from './sceau.ts'

/** Rows of one batch: a chain head held row by row would slow every decision of the register. */
export const PAR_LOT = 2_000
/** One sealer at a time, whatever the number of workers. */
const VERROU = 7_215_031
export const PAR_LECTURE = 5_000
/**
 * A row older than this and not sealed was written behind the register's back, or the worker is
 * stopped.
 */
const DELAI_SCEAU = '10 minutes'

const TETE = 'select rang, empreinte from journal_empreinte order by rang desc limit 1'

/** The last rank of the chain and its fingerprint; nothing before the first. */
export const lireTete = async (db: Pick<Db, 'query'>): Promise<RowOf<typeof TETE> | undefined> =>
  (await db.query(TETE))[0]

/** Holds the chain until the transaction ends; false when another process seals. */
export const tenirChaine = async (tx: Tx): Promise<boolean> =>
  (await tx.sql(`select pg_try_advisory_xact_lock(${VERROU}) as libre`))[0]?.libre === true

/** The last row of the journal that is sealed; 0 before the first. */
export const dernierScelle = async (tx: Tx): Promise<number> =>
  (await tx.sql('select coalesce(max(journal_id), 0) as id from journal_empreinte'))[0]?.id ?? 0

const A_SCELLER = `select j.id, ${CONTENU_SCELLE} as contenu from journal j
     where j.id > $1 and not exists (select 1 from journal_empreinte e where e.journal_id = j.id) order by j.id limit ${PAR_LOT}` as const

/** Rows that are not sealed, of one batch, after an identifier. */
export const lignesASceller = (tx: Tx, apres: number): Promise<RowOf<typeof A_SCELLER>[]> =>
  tx.sql(A_SCELLER, [apres])

/** Writes the fingerprints of some rows, after a rank. */
export const ecrireEmpreintes = async (
  tx: Tx,
  rang: number,
  ids: readonly number[],
  empreintes: readonly string[],
): Promise<void> => {
  await tx.sql(
    `insert into journal_empreinte (rang, journal_id, empreinte)
     select $1 + x.n, x.id, decode(x.e, 'hex') from unnest($2::bigint[], $3::text[]) with ordinality as x(id, e, n)`,
    [rang, ids, empreintes],
  )
}

const LIRE_SCEAU =
  `select e.rang, e.journal_id, e.empreinte, case when j.id is null then null else ${CONTENU_SCELLE} end as contenu
  from journal_empreinte e left join journal j on j.id = e.journal_id where e.rang > $1 order by e.rang limit ${PAR_LECTURE}` as const
export type LigneScellee = RowOf<typeof LIRE_SCEAU>

/** Sealed rows with what the journal says today, after a rank. */
export const lignesScellees = (db: Pick<Db, 'query'>, rang: number): Promise<LigneScellee[]> =>
  db.query(LIRE_SCEAU, [rang])

/**
 * The first row after an identifier, up to another (to the end when null), that should be sealed and
 * is not; null when there is none.
 */
export const premiereNonScellee = async (
  db: Pick<Db, 'query'>,
  apres: number,
  jusqua: number | null,
): Promise<number | null> =>
  (
    await db.query(
      `select j.id from journal j where j.id > $1 and ($2::bigint is null or j.id <= $2) and j.instant < now() - interval '${DELAI_SCEAU}'
       and not exists (select 1 from journal_empreinte e where e.journal_id = j.id) order by j.id limit 1`,
      [apres, jusqua],
    )
  )[0]?.id ?? null

const CLE = 'verification-journal'

/** What the last verification of the night left; undefined before the first. */
export const lireConstat = async (db: Pick<Db, 'query'>) =>
  (
    await db.query(
      `select (valeur ->> 'rang')::bigint as rang, valeur ->> 'empreinte' as empreinte, (valeur ->> 'journalId')::bigint as journal_id,
         (valeur ->> 'altere')::boolean as altere from parametre where cle = $1`,
      [CLE],
    )
  )[0]

/** Keeps what a verification of the night found, and up to where. */
export const ecrireConstat = async (
  db: Pick<Db, 'query'>,
  constat: { rang: number; empreinte: string; journalId: number; altere: boolean },
): Promise<void> => {
  await db.query(
    `insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur`,
    [CLE, JSON.stringify(constat)],
  )
}
