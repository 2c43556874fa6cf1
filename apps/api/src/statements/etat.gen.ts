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
    "select count(*) filter (where tentatives = 0)::int as oublies, count(*) filter (where tentatives > 1)::int as reessayes\n       from outbox where statut in ('PENDING', 'QUEUED') and type <> 'portefeuille'\n         and (case when tentatives = 0 then pas_avant + case when statut = 'QUEUED' then interval '-60 seconds' else interval '0' end else cree_le end) < $1": {
      params: [Date | null]
      row: {
        oublies: number
        reessayes: number
      }
    }
    "select count(*)::int as decisions,\n    count(*) filter (where (decidee_le at time zone 'Europe/Paris')::date <= echeance)::int as a_temps,\n    (percentile_disc(0.5) within group (order by (decidee_le at time zone 'Europe/Paris')::date - (deposee_le at time zone 'Europe/Paris')::date))::int as mediane\n  from demande where etat in ('VALIDEE', 'REFUSEE') and decidee_le > $1::timestamptz - interval '1 year'": {
      params: [Date | null]
      row: {
        decisions: number
        a_temps: number
        mediane: number | null
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
    "with periode as (\n    select greatest($1::timestamptz - interval '30 days', (select finished_at from _prisma_migrations where migration_name = '20261122050000_exploitation')) as du,\n      exists (select 1 from traitement_passage where etape = 'suivreEtat' and reussi_le is not null) as suivie\n  ), trouble as (\n    select unnest(range_agg(tstzrange(greatest(i.debut_le, p.du), coalesce(i.fin_le, $1::timestamptz)))) as duree\n    from incident i, periode p where coalesce(i.fin_le, $1::timestamptz) > p.du and i.debut_le < $1::timestamptz\n  )\n  select du, suivie, extract(epoch from $1::timestamptz - du)::float8 as secondes,\n    (select coalesce(sum(extract(epoch from upper(duree) - lower(duree))), 0) from trouble)::float8 as en_trouble\n  from periode": {
      params: [Date | null]
      row: {
        du: Date | null
        suivie: boolean
        secondes: number | null
        en_trouble: number
      }
    }
  }
}
