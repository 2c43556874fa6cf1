// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from outbox where id = $1": {
      params: [number | bigint]
      row: {
        "?column?": number
      }
    }
    "select a from destinataires($1, $2, $3) where compte = $4": {
      params: [number | null, number | null, string | null, number]
      row: {
        a: string | null
      }
    }
    "select count(*)::int as n from outbox where statut in ('FAILED', 'UNCERTAIN')": {
      params: []
      row: {
        n: number
      }
    }
    "select distinct payload->>'a' as a from outbox where statut = 'PENDING' and type = 'courriel' and pas_avant = timestamptz '9999-01-01 00:00:00+00' and cree_le < ((date_trunc('day', ($1::timestamptz at time zone 'Europe/Paris') - interval '7 hours') + interval '7 hours') at time zone 'Europe/Paris') order by 1 limit 2000": {
      params: [Date | null]
      row: {
        a: string | null
      }
    }
    "select id::text as id, type, payload, statut, tentatives, erreur, cree_le from outbox\n     where statut in ('FAILED', 'UNCERTAIN') and ($1 = '' or type = $1) order by outbox.id limit 200": {
      params: [string | null]
      row: {
        id: string
        type: ColumnTypes['outbox.type']
        payload: ColumnTypes['outbox.payload']
        statut: Enums['statut_outbox']
        tentatives: number
        erreur: string
        cree_le: Date
      }
    }
    "select statut, count(*)::int as n from outbox where $1 = '' or type = $1 group by statut order by statut::text": {
      params: [string | null]
      row: {
        statut: Enums['statut_outbox']
        n: number
      }
    }
    "with avant as (\n       select id, statut from outbox where statut = any($1::statut_outbox[]) and ($2::bigint is null or id = $2) and ($4::text[] is null or type = any($4)) for update)\n     update outbox o set statut = $3::statut_outbox, pas_avant = now(), tentatives = case when $3 = 'PENDING' then 0 else o.tentatives end,\n       fait_le = case when $3 = 'DONE' then now() end\n     from avant a where a.id = o.id returning o.id::text as id, o.type, a.statut": {
      params: [readonly (Enums['statut_outbox'])[], number | bigint | null, Enums['statut_outbox'], readonly string[] | null]
      row: {
        id: string
        type: ColumnTypes['outbox.type']
        statut: Enums['statut_outbox']
      }
    }
    "with dus as (select id, payload from outbox where statut = 'PENDING' and type = 'courriel' and pas_avant = timestamptz '9999-01-01 00:00:00+00' and cree_le < ((date_trunc('day', ($1::timestamptz at time zone 'Europe/Paris') - interval '7 hours') + interval '7 hours') at time zone 'Europe/Paris') and payload->>'a' = $2 order by id for update),\n       p as (select min(id) as id, count(*) as n, jsonb_agg(jsonb_build_object('modele', payload->'modele', 'donnees', payload->'donnees') order by id) as envois from dus),\n       autres as (delete from outbox o using dus, p where o.id = dus.id and o.id <> p.id)\n       update outbox o set pas_avant = now(), decision_id = case when p.n = 1 then o.decision_id end, payload = case when p.n = 1 then o.payload\n           else o.payload - 'demande' || jsonb_build_object('modele', 'recapitulatif', 'donnees', jsonb_build_object('envois', p.envois)) end\n         from p where o.id = p.id returning o.id": {
      params: [Date | null, string | null]
      row: {
        id: number
      }
    }
    "with dus as (select id, payload, payload->'droit' as droit, pas_avant, cree_le, decision_id from outbox\n     where id = $1 and type = 'courriel' and payload ? 'droit' and not payload->'droit' ? 'compte' order by id for update),\n   qui as (select d.id, d.pas_avant, d.cree_le, d.decision_id, q.a, row_number() over (partition by d.id order by q.compte) as rang,\n       d.payload || jsonb_build_object('a', q.a, 'droit', d.droit || jsonb_build_object('compte', q.compte)) as payload\n     from dus d cross join lateral destinataires((d.droit->>'etablissement')::int, (d.droit->>'auteur')::int, d.droit->>'contact') q),\n   autres as (insert into outbox (type, payload, pas_avant, cree_le, decision_id) select 'courriel', payload, pas_avant, cree_le, decision_id from qui where rang > 1)\n   update outbox o set payload = q.payload from qui q where q.id = o.id and q.rang = 1 returning q.a": {
      params: [number | bigint]
      row: {
        a: string | null
      }
    }
    "with dus as (select id, payload, payload->'droit' as droit, pas_avant, cree_le, decision_id from outbox\n     where statut = 'PENDING' and pas_avant = timestamptz '9999-01-01 00:00:00+00' and type = 'courriel' and payload ? 'droit' and not payload->'droit' ? 'compte' order by id for update),\n   qui as (select d.id, d.pas_avant, d.cree_le, d.decision_id, q.a, row_number() over (partition by d.id order by q.compte) as rang,\n       d.payload || jsonb_build_object('a', q.a, 'droit', d.droit || jsonb_build_object('compte', q.compte)) as payload\n     from dus d cross join lateral destinataires((d.droit->>'etablissement')::int, (d.droit->>'auteur')::int, d.droit->>'contact') q),\n   autres as (insert into outbox (type, payload, pas_avant, cree_le, decision_id) select 'courriel', payload, pas_avant, cree_le, decision_id from qui where rang > 1)\n   update outbox o set payload = q.payload from qui q where q.id = o.id and q.rang = 1 returning q.a": {
      params: []
      row: {
        a: string | null
      }
    }
  }
}
