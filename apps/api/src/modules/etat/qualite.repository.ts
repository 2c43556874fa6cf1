import type { Db, RowOf } from '@registre/db'
import { DEMANDES_DECIDEES } from '../dossiers/demande.sql.ts'

const DECISIONS = `select count(*)::int as decisions,
    count(*) filter (where (decidee_le at time zone 'Europe/Paris')::date <= echeance)::int as a_temps,
    (percentile_disc(0.5) within group (order by (decidee_le at time zone 'Europe/Paris')::date - (deposee_le at time zone 'Europe/Paris')::date))::int as mediane
  from demande where etat in ${DEMANDES_DECIDEES} and decidee_le > $1::timestamptz - interval '1 year'` as const

// Since incidents are kept here, when that is less than thirty days; parts in trouble at once count once.
const DISPONIBILITE = `with periode as (
    select greatest($1::timestamptz - interval '30 days', (select finished_at from _prisma_migrations where migration_name = '20261122050000_exploitation')) as du,
      exists (select 1 from traitement_passage where etape = 'suivreEtat' and reussi_le is not null) as suivie
  ), trouble as (
    select unnest(range_agg(tstzrange(greatest(i.debut_le, p.du), coalesce(i.fin_le, $1::timestamptz)))) as duree
    from incident i, periode p where coalesce(i.fin_le, $1::timestamptz) > p.du and i.debut_le < $1::timestamptz
  )
  select du, suivie, extract(epoch from $1::timestamptz - du)::float8 as secondes,
    (select coalesce(sum(extract(epoch from upper(duree) - lower(duree))), 0) from trouble)::float8 as en_trouble
  from periode`
export type DisponibiliteRow = RowOf<typeof DISPONIBILITE>
export type DecisionsRow = RowOf<typeof DECISIONS>

/** What the requests of a year and the incidents of thirty days say of the service. */
export const lireQualite = async (
  db: Pick<Db, 'query'>,
  maintenant: Date,
): Promise<{ decisions: DecisionsRow | undefined; periode: DisponibiliteRow | undefined }> => {
  const [decisions, periodes] = await Promise.all([
    db.query(DECISIONS, [maintenant]),
    db.query(DISPONIBILITE, [maintenant]),
  ])
  return { decisions: decisions[0], periode: periodes[0] }
}
