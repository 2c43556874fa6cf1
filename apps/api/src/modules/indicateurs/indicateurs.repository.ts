import type { Db, Tx } from '@registre/db'
import { REQUETE_RELEVE } from './releve.sql.ts'

/** The newest count; null before the first. */
export const dernierReleve = async (db: Pick<Db, 'query'>) =>
  (await db.query('select etabli_le, contenu from releve_mco order by jour desc limit 1'))[0] ??
  null

/** Requests that waited on each of the last days that were counted, oldest first. */
export const fileParJour = (db: Pick<Db, 'query'>, jours: number) =>
  db.query(
    `select r.jour::text as jour, coalesce(sum((f ->> 'a_valider')::int + (f ->> 'en_cours')::int + (f ->> 'precisions')::int), 0)::int as attente,
       coalesce(sum((f ->> 'hors_delai')::int), 0)::int as hors_delai
     from (select jour, contenu from releve_mco order by jour desc limit $1) r left join lateral jsonb_array_elements(r.contenu -> 'file') f on true
     group by r.jour order by r.jour`,
    [jours],
  )

/** Events of each month since one (ISO day), by kind. */
export const evenementsParMois = (db: Pick<Db, 'query'>, depuis: string) =>
  db.query(
    `select to_char(mois, 'YYYY-MM') as mois, type, sum(nombre)::int as nombre from compteur_journal where mois >= $1::date group by 1, 2`,
    [depuis],
  )

/** Counts a day's follow-up and keeps it, unless a later count is there. */
export const ecrireReleve = async (
  tx: Pick<Tx, 'sql'>,
  jour: string,
  maintenant: Date,
): Promise<void> => {
  await tx.sql(
    `insert into releve_mco (jour, etabli_le, contenu) select $2::date, $1, contenu from (${REQUETE_RELEVE}) r
     on conflict (jour) do update set etabli_le = excluded.etabli_le, contenu = excluded.contenu where releve_mco.etabli_le <= excluded.etabli_le`,
    [maintenant, jour],
  )
}

/** Counts the events of the ranks after `apres`, up to `jusqu`. */
export const compterEvenements = async (
  tx: Pick<Tx, 'sql'>,
  apres: number,
  jusqu: number,
): Promise<void> => {
  await tx.sql(
    `insert into compteur_journal (mois, categorie, type, profil, niveau, nombre)
     select date_trunc('month', j.instant at time zone 'Europe/Paris')::date, j.categorie, j.type, j.acteur_profil, coalesce(j.donnees ->> 'niveau', ''), count(*)::int
     from journal_empreinte e join journal j on j.id = e.journal_id where e.rang > $1 and e.rang <= $2 group by 1, 2, 3, 4, 5
     on conflict (mois, categorie, type, profil, niveau) do update set nombre = compteur_journal.nombre + excluded.nombre`,
    [apres, jusqu],
  )
}

/** Empties the counters of events, once nobody else counts. */
export const viderCompteurs = async (tx: Pick<Tx, 'sql'>, cle: string): Promise<void> => {
  await tx.sql('select pg_advisory_xact_lock(hashtext($1))', [cle])
  await tx.sql('delete from compteur_journal')
}
