// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
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
    "select partie from incident where fin_le is null": {
      params: []
      row: {
        partie: ColumnTypes['incident.partie']
      }
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
