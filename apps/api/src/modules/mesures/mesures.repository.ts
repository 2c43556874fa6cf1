import type { Db } from '@registre/db'
import { RECU } from '../documents/document.sql.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { RETIREES } from '../dossiers/copropriete.sql.ts'
import { A_DECIDER, EN_COURS, EN_FILE } from '../../platform/envoi.sql.ts'
import { COURRIERS_A_POSTER } from '../courriers/courrier.sql.ts'

type Lecteur = Pick<Db, 'query'>

/**
 * What is not done in the outbox, by state: how many, how many were already tried, how long the
 * oldest has been ready to leave, and the age of the oldest, in seconds. Each part is read by its own
 * index: what was sent is many times more.
 */
export const mesurerEnvois = (db: Lecteur) =>
  db.query(
    `with restants as (
       select statut, tentatives, pas_avant, cree_le from outbox where statut in ${EN_FILE}
       union all select statut, tentatives, pas_avant, cree_le from outbox where statut = 'SENDING'
       union all select statut, tentatives, pas_avant, cree_le from outbox where statut in ${A_DECIDER}
     )
     select statut::text as statut, count(*)::int as n,
       (count(*) filter (where tentatives > 0 and statut in ${EN_COURS}))::int as reessayes,
       coalesce(max(extract(epoch from now() - pas_avant)) filter (where statut = 'PENDING' and pas_avant <= now()), 0)::float as attente,
       coalesce(max(extract(epoch from now() - cree_le))
         filter (where statut in ('QUEUED', 'SENDING') or (statut = 'PENDING' and (tentatives > 0 or pas_avant <= now()))), 0)::float as age
     from restants group by 1`,
  )

/** The keepers' queue on a day (ISO), by type: open requests, late ones, locks that are held or over. */
export const mesurerDemandes = (db: Lecteur, jour: string, maintenant: Date) =>
  db.query(
    `select d.type::text as type, count(*)::int as ouvertes,
       (count(*) filter (where d.etat <> 'PRECISIONS' and d.echeance < $1::date))::int as en_retard,
       (count(*) filter (where d.etat = 'EN_COURS' and d.verrou_jusqu_a > $2))::int as verrous_tenus,
       (count(*) filter (where d.etat = 'EN_COURS' and d.verrou_jusqu_a <= $2))::int as verrous_echus
     from demande d join copropriete c on c.id = d.copropriete_id
     where d.etat in ${DEMANDES_OUVERTES} and c.etat not in ${RETIREES} group by 1`,
    [jour, maintenant],
  )

/**
 * Age of the oldest change of the journal that a follower has not followed, sealed or not, in
 * seconds; 0 when it is up to date.
 */
export const mesurerRetardDuSuivi = async (db: Lecteur, cle: string): Promise<number> =>
  (
    await db.query(
      `select coalesce(extract(epoch from now() - min(x.instant)), 0)::float as secondes from (
         (select j.instant from journal_empreinte e join journal j on j.id = e.journal_id
           where e.rang > (select coalesce((valeur ->> 'rang')::bigint, 0) from parametre where cle = $1) order by e.rang limit 1)
         union all
         (select j.instant from journal j where j.id > (select coalesce(max(journal_id), 0) from journal_empreinte) order by j.id limit 1)
       ) x`,
      [cle],
    )
  )[0]?.secondes ?? 0

/**
 * What the store holds as it came: what is still to be written again, and what cannot be; how many
 * files it does not give as they were kept.
 */
export const mesurerDocuments = async (db: Lecteur) =>
  (
    await db.query(
      `select (count(*) filter (where d.refus is null))::int as a_refaire, (count(*) filter (where d.refus is not null))::int as impossibles,
         (select count(*)::int from fichier_manquant) as manquants
       from document d where ${RECU('d')}`,
    )
  )[0]

/** Letters that wait, by state; for how long a keeper has had the oldest to print or to look at, in seconds. */
export const mesurerCourriers = (db: Lecteur, maintenant: Date) =>
  db.query(
    `select etat::text as etat, count(*)::int as n,
       coalesce(max(extract(epoch from $1 - cree_le)) filter (where etat <> 'A_ETABLIR'), 0)::float as attente
     from courrier where etat in ${COURRIERS_A_POSTER} group by 1`,
    [maintenant],
  )

/** For how long the oldest outside check of each kind has waited for its service, in seconds. */
export const mesurerControles = (db: Lecteur, maintenant: Date) =>
  db.query(
    `select g.genre, greatest(0, coalesce(extract(epoch from $1 - min(c.depuis)), 0))::float as attente
     from unnest('{ANTIVIRUS,SIRENE,VERIFICATION}'::text[]) g(genre) left join controle_en_attente c using (genre) group by 1`,
    [maintenant],
  )

/**
 * Archives of the write-ahead log, as PostgreSQL counts them: whether it makes any, whether the last
 * try failed, and the age of the last one, in seconds. Of the base backups it keeps no trace.
 */
export const mesurerArchives = async (db: Lecteur) =>
  (
    await db.query(
      `select current_setting('archive_mode') <> 'off' as actives,
         coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as en_echec,
         extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float as age
       from pg_stat_archiver`,
    )
  )[0]

/** The parts of the service that an open incident tells. */
export const partiesEnIncident = async (db: Lecteur): Promise<string[]> =>
  (await db.query(`select partie from incident where fin_le is null`)).map((i) => i.partie)
