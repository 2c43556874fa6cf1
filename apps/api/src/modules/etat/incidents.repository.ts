import type { Db, RowOf, Tx } from '@registre/db'
import type { PartieService } from '@registre/domain'
import { EN_FILE } from '../../platform/envoi.sql.ts'

type Lecteur = Pick<Db, 'query'>

const LIRE_INCIDENTS = `select id, partie, debut_le, fin_le from incident where fin_le is null or debut_le >= $1 order by debut_le desc, id desc limit 50`
export type IncidentRow = RowOf<typeof LIRE_INCIDENTS>

/** Incidents that are open or that began since an instant, the newest first. */
export const lireIncidents = (db: Lecteur, depuis: Date): Promise<IncidentRow[]> =>
  db.query(LIRE_INCIDENTS, [depuis])

/**
 * Writes a row that nobody reads: the only way to know that the database still takes what it is
 * given.
 */
export const ecrireTemoin = async (db: Lecteur, maintenant: Date): Promise<void> => {
  await db.query(
    `insert into traitement_passage (traitement, etape, debut_le, fin_le, reussi_le) values ('etat', 'ecriture', $1, $1, $1)
     on conflict (traitement, etape) do update set debut_le = $1, fin_le = $1, reussi_le = $1`,
    [maintenant],
  )
}

/** Several workers look at the service: one after the other, until the transaction ends. */
export const tenirIncidents = async (tx: Pick<Tx, 'sql'>): Promise<void> => {
  await tx.sql(`select pg_advisory_xact_lock(hashtext('incident'))`)
}

/**
 * Opens an incident for each part in trouble that has none, closes the others. Safe for several
 * workers at once.
 */
export const suivreIncidents = async (
  tx: Tx,
  enTrouble: readonly PartieService[],
  maintenant: Date,
): Promise<void> => {
  await tx.sql(
    `insert into incident (partie, debut_le) select p, $2 from unnest($1::text[]) as p on conflict (partie) where fin_le is null do nothing`,
    [enTrouble, maintenant],
  )
  await tx.sql(
    `update incident set fin_le = greatest(debut_le, $2) where fin_le is null and not (partie = any($1::text[]))`,
    [enTrouble, maintenant],
  )
}

/** An incident that is over, found afterwards: nothing of the register ran meanwhile. */
export const noterInterruption = async (
  tx: Tx,
  partie: PartieService,
  debut: Date,
  fin: Date,
): Promise<void> => {
  await tx.sql(
    `insert into incident (partie, debut_le, fin_le) select $1, $2, $3
     where not exists (select 1 from incident where partie = $1 and debut_le <= $3 and coalesce(fin_le, $3) >= $2)`,
    [partie, debut, fin],
  )
}

/** What waits to leave for too long: never tried, or many that are tried again. */
export const envoisEnRetard = async (
  db: Lecteur,
  maintenant: Date,
  retardMs: number,
): Promise<{ oublies: number; reessayes: number }> =>
  (
    await db.query(
      `select count(*) filter (where tentatives = 0)::int as oublies, count(*) filter (where tentatives > 1)::int as reessayes
       from outbox where statut in ${EN_FILE} and type <> 'portefeuille'
         and (case when tentatives = 0 then pas_avant + case when statut = 'QUEUED' then interval '-60 seconds' else interval '0' end else cree_le end) < $1`,
      [new Date(maintenant.getTime() - retardMs)],
    )
  )[0] ?? { oublies: 0, reessayes: 0 }
