import type { RowOf, Tx } from '@registre/db'
import { cleNumero, cleVoie } from '@registre/domain'
import { APPROXIMATIF } from '../projections/lieu.sql.ts'
import type { Place } from './lieux.ts'

const METRES_PAR_DEGRE = 111_320

const SUR_PLACE =
  `select distinct a.copropriete_id from adresse d join annuaire a on a.copropriete_id = d.copropriete_id
  where d.code_insee = any($1::text[]) and d.cle_voie = $2 and ($3::text = '' or d.numero_voie = $3) and (cardinality($4::text[]) = 0 or d.code_postal = any($4)) limit 50` as const

/** Co-ownerships of the directory with this address among theirs; without a number, those of the street. */
export const trouverSurPlace = async (
  tx: Pick<Tx, 'sql'>,
  a: {
    codesInsee: readonly string[]
    cleVoie: string
    cleNumero: string
    codesPostaux: readonly string[]
  },
): Promise<number[]> =>
  (
    await tx.sql(SUR_PLACE, [[...a.codesInsee], a.cleVoie, a.cleNumero, [...a.codesPostaux]], {
      name: 'recherche-sur-place',
    })
  ).map((r) => r.copropriete_id)

const PAR_COMMUNE =
  `select a.code_insee, case when min(a.code_postal) = max(a.code_postal) then min(a.code_postal) else '' end as code_postal,
    count(distinct a.copropriete_id)::int as nombre, avg(d.longitude) as longitude, avg(d.latitude) as latitude,
    (sum(count(distinct a.copropriete_id)) over ())::int as total, (count(*) over ())::int as communes
  from adresse d join annuaire a on a.copropriete_id = d.copropriete_id
  where d.cle_voie = $1 and ($2::text = '' or d.numero_voie = $2) and (cardinality($3::text[]) = 0 or a.code_insee = any($3))
    and (cardinality($4::text[]) = 0 or a.code_postal = any($4)) and (cardinality($5::text[]) = 0 or a.code_departement = any($5))
  group by a.code_insee order by nombre desc, a.code_insee limit 100` as const
type CommuneDeLAdresseRow = RowOf<typeof PAR_COMMUNE>

/** The communes where the directory has this street and number, in a place or anywhere, those that have most first. */
export const compterALAdresse = (
  tx: Pick<Tx, 'sql'>,
  a: { voie: string; numero: string },
  lieu: Omit<Place, 'nom'> | null,
): Promise<CommuneDeLAdresseRow[]> =>
  tx.sql(
    PAR_COMMUNE,
    [
      cleVoie(a.voie),
      a.numero === '' ? '' : cleNumero(a.numero),
      lieu?.communes ?? [],
      lieu?.codesPostaux ?? [],
      lieu?.departements ?? [],
    ],
    { name: 'recherche-communes-adresse' },
  )

const AUTOUR = `with p as materialized (
    select l.copropriete_id, min(sqrt(power((l.lieu[0] - $1) * $4, 2) + power((l.lieu[1] - $2) * ${METRES_PAR_DEGRE}, 2))) as distance
    from annuaire_lieu l where l.lieu <@ box(point($1 - $3 / $4, $2 - $3 / ${METRES_PAR_DEGRE}), point($1 + $3 / $4, $2 + $3 / ${METRES_PAR_DEGRE})) and not ${APPROXIMATIF} group by 1),
  m as materialized (select * from p where distance <= $3 and not copropriete_id = any($5::int[]))
  select m.copropriete_id, round(m.distance)::int as distance, (select count(*) from m)::int as total from m order by m.distance, m.copropriete_id limit $6` as const
export type VoisineRow = RowOf<typeof AUTOUR>

/** Co-ownerships within so many metres of a place, nearest first, but for some of them. */
export const trouverAutour = (
  tx: Pick<Tx, 'sql'>,
  lieu: { longitude: number; latitude: number },
  rayon: number,
  sauf: readonly number[],
  limite: number,
): Promise<VoisineRow[]> =>
  tx.sql(
    AUTOUR,
    [
      lieu.longitude,
      lieu.latitude,
      rayon,
      METRES_PAR_DEGRE * Math.max(0.05, Math.cos((lieu.latitude * Math.PI) / 180)),
      [...sauf],
      limite,
    ],
    { name: 'recherche-autour' },
  )
