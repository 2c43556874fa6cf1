// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    'insert into incident (partie, debut_le) select p, $2 from unnest($1::text[]) as p on conflict (partie) where fin_le is null do nothing': {
      params: [readonly string[], Date]
      row: Record<string, never>
    }
    'insert into incident (partie, debut_le, fin_le) select $1, $2, $3\n     where not exists (select 1 from incident where partie = $1 and debut_le <= $3 and coalesce(fin_le, $3) >= $2)': {
      params: [ColumnTypes['incident.partie'], Date, Date | null]
      row: Record<string, never>
    }
    "insert into traitement_passage (traitement, etape, debut_le, fin_le, reussi_le) values ('etat', 'ecriture', $1, $1, $1)\n     on conflict (traitement, etape) do update set debut_le = $1, fin_le = $1, reussi_le = $1": {
      params: [Date]
      row: Record<string, never>
    }
    "select count(*) filter (where tentatives = 0)::int as oublies, count(*) filter (where tentatives > 1)::int as reessayes\n       from outbox where statut in ('PENDING', 'QUEUED') and type <> 'portefeuille'\n         and (case when tentatives = 0 then pas_avant + case when statut = 'QUEUED' then interval '-60 seconds' else interval '0' end else cree_le end) < $1": {
      params: [Date | null]
      row: {
        oublies: number
        reessayes: number
      }
    }
    'select id, partie, debut_le, fin_le from incident where fin_le is null or debut_le >= $1 order by debut_le desc, id desc limit 50': {
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
    'update incident set fin_le = greatest(debut_le, $2) where fin_le is null and not (partie = any($1::text[]))': {
      params: [readonly string[], Date | null]
      row: Record<string, never>
    }
  }
}
