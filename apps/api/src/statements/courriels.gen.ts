// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "select distinct payload->>'a' as a from outbox where statut = 'PENDING' and type = 'courriel' and pas_avant = timestamptz '9999-01-01 00:00:00+00' and cree_le < ((date_trunc('day', ($1::timestamptz at time zone 'Europe/Paris') - interval '7 hours') + interval '7 hours') at time zone 'Europe/Paris') order by 1 limit 2000": {
      params: [Date | null]
      row: {
        a: string | null
      }
    }
    "with dus as (select id, payload from outbox where statut = 'PENDING' and type = 'courriel' and pas_avant = timestamptz '9999-01-01 00:00:00+00' and cree_le < ((date_trunc('day', ($1::timestamptz at time zone 'Europe/Paris') - interval '7 hours') + interval '7 hours') at time zone 'Europe/Paris') and payload->>'a' = $2 order by id for update),\n       p as (select min(id) as id, count(*) as n, jsonb_agg(jsonb_build_object('modele', payload->'modele', 'donnees', payload->'donnees') order by id) as envois from dus),\n       autres as (delete from outbox o using dus, p where o.id = dus.id and o.id <> p.id)\n       update outbox o set pas_avant = now(), payload = case when p.n = 1 then o.payload\n           else jsonb_build_object('a', $2::text, 'modele', 'recapitulatif', 'donnees', jsonb_build_object('envois', p.envois)) end\n         from p where o.id = p.id returning o.id": {
      params: [Date | null, string | null]
      row: {
        id: number
      }
    }
  }
}

export {}
