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
    "select count(*)::int as n from outbox where statut in ('FAILED', 'UNCERTAIN')": {
      params: []
      row: {
        n: number
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
  }
}
