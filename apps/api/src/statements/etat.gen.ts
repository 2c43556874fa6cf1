// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into incident (partie, debut_le) select p, $2 from unnest($1::text[]) as p on conflict (partie) where fin_le is null do nothing": {
      params: [readonly string[], Date]
      row: Record<string, never>
    }
    "insert into incident (partie, debut_le, fin_le) select $1, $2, $3\n     where not exists (select 1 from incident where partie = $1 and debut_le <= $3 and coalesce(fin_le, $3) >= $2)": {
      params: [ColumnTypes['incident.partie'], Date, Date | null]
      row: Record<string, never>
    }
    "insert into traitement_passage (traitement, etape, debut_le, fin_le, reussi_le) values ('etat', 'ecriture', $1, $1, $1)\n     on conflict (traitement, etape) do update set debut_le = $1, fin_le = $1, reussi_le = $1": {
      params: [Date]
      row: Record<string, never>
    }
    "select (count(*) filter (where d.refus is null))::int as a_refaire, (count(*) filter (where d.refus is not null))::int as impossibles,\n         (select count(*)::int from fichier_manquant) as manquants\n       from document d where split_part(d.cle, '/', 1) not in ('documents', 'attestations', 'publications')": {
      params: []
      row: {
        a_refaire: number
        impossibles: number
        manquants: number
      }
    }
    "select coalesce(extract(epoch from now() - min(x.instant)), 0)::float as secondes from (\n         (select j.instant from journal_empreinte e join journal j on j.id = e.journal_id\n           where e.rang > (select coalesce((valeur ->> 'rang')::bigint, 0) from parametre where cle = $1) order by e.rang limit 1)\n         union all\n         (select j.instant from journal j where j.id > (select coalesce(max(journal_id), 0) from journal_empreinte) order by j.id limit 1)\n       ) x": {
      params: [string]
      row: {
        secondes: number
      }
    }
    "select count(*) filter (where tentatives = 0)::int as oublies, count(*) filter (where tentatives > 1)::int as reessayes\n       from outbox where statut in ('PENDING', 'QUEUED') and type <> 'portefeuille'\n         and (case when tentatives = 0 then pas_avant + case when statut = 'QUEUED' then interval '-60 seconds' else interval '0' end else cree_le end) < $1": {
      params: [Date | null]
      row: {
        oublies: number
        reessayes: number
      }
    }
    "select current_setting('archive_mode') <> 'off' as actives,\n         coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as en_echec,\n         extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float as age\n       from pg_stat_archiver": {
      params: []
      row: {
        actives: boolean | null
        en_echec: boolean
        age: number | null
      }
    }
    "select d.type::text as type, count(*)::int as ouvertes,\n       (count(*) filter (where d.etat <> 'PRECISIONS' and d.echeance < $1::date))::int as en_retard,\n       (count(*) filter (where d.etat = 'EN_COURS' and d.verrou_jusqu_a > $2))::int as verrous_tenus,\n       (count(*) filter (where d.etat = 'EN_COURS' and d.verrou_jusqu_a <= $2))::int as verrous_echus\n     from demande d join copropriete c on c.id = d.copropriete_id\n     where d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and c.etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE') group by 1": {
      params: [string, Date]
      row: {
        type: string
        ouvertes: number
        en_retard: number
        verrous_tenus: number
        verrous_echus: number
      }
    }
    "select etat::text as etat, count(*)::int as n,\n       coalesce(max(extract(epoch from $1 - cree_le)) filter (where etat <> 'A_ETABLIR'), 0)::float as attente\n     from courrier where etat in ('A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER') group by 1": {
      params: [Date | null]
      row: {
        etat: string
        n: number
        attente: number
      }
    }
    "select g.genre, greatest(0, coalesce(extract(epoch from $1 - min(c.depuis)), 0))::float as attente\n     from unnest('{ANTIVIRUS,SIRENE,VERIFICATION}'::text[]) g(genre) left join controle_en_attente c using (genre) group by 1": {
      params: [Date | null]
      row: {
        genre: string
        attente: number
      }
    }
    "select id, partie, debut_le, fin_le from incident where fin_le is null or debut_le >= $1 order by debut_le desc, id desc limit 50": {
      params: [Date]
      row: {
        id: number
        partie: ColumnTypes['incident.partie']
        debut_le: Date
        fin_le: Date | null
      }
    }
    "select pg_advisory_xact_lock(hashtext('incident'))": {
      params: []
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "update incident set fin_le = greatest(debut_le, $2) where fin_le is null and not (partie = any($1::text[]))": {
      params: [readonly string[], Date | null]
      row: Record<string, never>
    }
    "with restants as (\n       select statut, tentatives, pas_avant, cree_le from outbox where statut in ('PENDING', 'QUEUED')\n       union all select statut, tentatives, pas_avant, cree_le from outbox where statut = 'SENDING'\n       union all select statut, tentatives, pas_avant, cree_le from outbox where statut in ('FAILED', 'UNCERTAIN')\n     )\n     select statut::text as statut, count(*)::int as n,\n       (count(*) filter (where tentatives > 0 and statut in ('PENDING', 'QUEUED', 'SENDING')))::int as reessayes,\n       coalesce(max(extract(epoch from now() - pas_avant)) filter (where statut = 'PENDING' and pas_avant <= now()), 0)::float as attente,\n       coalesce(max(extract(epoch from now() - cree_le))\n         filter (where statut in ('QUEUED', 'SENDING') or (statut = 'PENDING' and (tentatives > 0 or pas_avant <= now()))), 0)::float as age\n     from restants group by 1": {
      params: []
      row: {
        statut: string
        n: number
        reessayes: number
        attente: number
        age: number
      }
    }
  }
}
