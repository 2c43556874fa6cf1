import type { Db } from '@registre/db'
import { BAIL_VERROU_MINUTES } from '@registre/domain'
import { ecartsAuJournal } from './ecarts-au-journal.ts'

// What must hold after anything that happened to a register, whoever did it.

/**
 * Connections, counters, what the status page writes to see that it can, and files sent before the
 * call that names them: a refused call may leave something there.
 */
const HORS_METIER = [
  'session',
  'jeton_souvenir',
  'limite_debit',
  'cle_idempotence',
  'defi_depense',
  'traitement_passage',
  'utilisateur',
  'document',
]

const requetes = new Map<string, string>()
const preparer = async (db: Db, hors: readonly string[]): Promise<string> => {
  const tables = await db.query<{ nom: string }>(
    `select quote_ident(tablename) as nom from pg_tables where schemaname = 'public' and tablename not like '\\_%' and tablename <> all($1) order by 1`,
    [hors],
  )
  return tables
    .map(
      ({ nom }) =>
        `select '${nom}' as t, count(*)::int as n, coalesce(max(xmin::text::bigint), 0)::text as x from ${nom}${nom === 'journal' ? ` where categorie not in ('DROITS', 'CONNEXION')` : ''}`,
    )
    .join(' union all ')
}

/**
 * What a register holds, table by table: rows, and the last transaction that wrote one. Two equal
 * ones: nothing was written between. `hors`: the tables that do not count, those that a refused
 * call may touch unless told.
 */
export const empreinte = async (
  db: Db,
  hors: readonly string[] = HORS_METIER,
): Promise<Record<string, string>> => {
  const requete = requetes.get(hors.join()) ?? (await preparer(db, hors))
  requetes.set(hors.join(), requete)
  const rows = await db.query<{ t: string; n: number; x: string }>(requete)
  return Object.fromEntries(rows.map((r) => [r.t, `${r.n} rows, last by ${r.x}`]))
}

const DECISION = (j: string): string =>
  `${j}.type in ('valider', 'refuser', 'expirer-precisions', 'confirmer-doublon', 'valider-rattachement', 'refuser-rattachement', 'valider-dissolution', 'refuser-dissolution')`
const FAUTES_SQL: Record<string, string> = {
  'two running mandates': `select copropriete_id from mandat where etat = 'EN_COURS' group by 1 having count(*) > 1`,
  'periods overlap': `select a.copropriete_id from mandat a join mandat b on a.copropriete_id = b.copropriete_id and a.id < b.id
     where a.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE') and b.etat in ('A_VENIR', 'EN_COURS', 'EXPIRE', 'ARCHIVE')
       and daterange(a.date_debut, a.date_fin, '[]') && daterange(b.date_debut, b.date_fin, '[]')`,
  'a mandate ends before it begins': `select copropriete_id from mandat where date_fin < date_debut`,
  'two open requests of a kind': `select copropriete_id from demande where etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') group by copropriete_id, type having count(*) > 1`,
  'two current declarations': `select copropriete_id from declaration where etat = 'COURANTE' group by 1 having count(*) > 1`,
  'registered without a current declaration': `select id as copropriete_id from copropriete c where date_immatriculation is not null
     and not exists (select 1 from declaration d where d.copropriete_id = c.id and d.etat = 'COURANTE')`,
  'registered without a number': `select id as copropriete_id from copropriete where numero_immatriculation is null and date_immatriculation is not null`,
  'a number given twice': `select min(id) as copropriete_id from copropriete where numero_immatriculation is not null group by numero_immatriculation having count(*) > 1`,
  'a lock outside a request under examination': `select copropriete_id from demande where (etat = 'EN_COURS') <> (verrou_par_id is not null)`,
  'a decided request without its day': `select copropriete_id from demande where etat in ('VALIDEE', 'REFUSEE', 'ANNULEE') and decidee_le is null`,
  'a request and its mandate disagree': `select d.copropriete_id from demande d join mandat m on m.id = d.mandat_id
     where (d.etat, m.etat) not in (('A_VALIDER', 'DEMANDE'), ('EN_COURS', 'EN_COURS_DE_VALIDATION'), ('PRECISIONS', 'PRECISIONS_DEMANDEES'), ('REFUSEE', 'REFUSE'), ('ANNULEE', 'RETIRE'))
       and d.etat <> 'VALIDEE'`,
  'a mail without an address': `select id as copropriete_id from outbox where type = 'courriel' and coalesce(payload->>'a', '') = ''`,
  // What is taken back is decided anew: one decision since then.
  'a decision without its journal row, or with two': `select d.copropriete_id from demande d where d.etat in ('VALIDEE', 'REFUSEE')
     and (select count(*) from journal j where j.demande_id = d.id and ${DECISION('j')} and j.id > coalesce((select max(r.id) from journal r
       where r.copropriete_id = d.copropriete_id and r.type in ('restaurer', 'revenir') and r.id < (select max(x.id) from journal x where x.demande_id = d.id and ${DECISION('x')})), 0)) <> 1`,
}

/**
 * What the rows of a register say against each other; empty when all holds. `maintenant`: no lock
 * may be held longer than its lease.
 */
export const fautesDesLignes = async (
  db: Db,
  maintenant: Date,
  parmi: readonly number[] | null = null,
): Promise<string[]> => {
  const fautes: string[] = []
  for (const [faute, sql] of Object.entries(FAUTES_SQL))
    for (const { copropriete_id } of await db.query<{ copropriete_id: number }>(
      `select copropriete_id from (${sql}) x where $1::int[] is null or copropriete_id = any($1)`,
      [parmi],
    ))
      fautes.push(`${faute}: ${copropriete_id}`)
  const trop = await db.query<{ id: number }>(
    `select id from demande where verrou_jusqu_a > $1::timestamptz + make_interval(mins => $2) and ($3::int[] is null or copropriete_id = any($3))`,
    [maintenant, BAIL_VERROU_MINUTES, parmi],
  )
  for (const { id } of trop) fautes.push(`lock longer than its lease: request ${id}`)
  return fautes
}

/**
 * Every fault of a register, or of some of its co-ownerships: those of its rows, and of its journal
 * played again.
 */
export const fautesDe = async (
  db: Db,
  maintenant: Date,
  parmi: readonly number[] | null = null,
): Promise<string[]> => [
  ...(await fautesDesLignes(db, maintenant, parmi)),
  ...(await ecartsAuJournal(db, parmi)),
]
