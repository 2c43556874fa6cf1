import type { RowOf, Tx } from '@registre/db'
import { cleNumero } from '@registre/domain'
import { APPROXIMATIF } from '../projections/lieu.sql.ts'
import { codesInseeDe } from '../lecture/lieu-du-code.ts'
import type { Place } from '../question/noms-de-communes.ts'

const METRES_PAR_DEGRE = 111_320

const DE_LA_VOIE =
  `select d.copropriete_id, d.cle_voie, d.voie, d.numero_voie, d.principale, d.code_postal, d.commune, a.code_insee, d.longitude, d.latitude, a.adresse_n
  from adresse d join annuaire a on a.copropriete_id = d.copropriete_id
  where d.cle_voie = any($1::text[]) and (cardinality($2::text[]) = 0 or d.code_insee = any($2)) and (cardinality($3::text[]) = 0 or d.code_postal = any($3))
    and (cardinality($4::text[]) = 0 or a.code_departement = any($4)) order by d.copropriete_id limit 2000` as const
export type AdresseDeLaVoie = RowOf<typeof DE_LA_VOIE>

/** The addresses of the directory in a street of a place, 2,000 at most. Planned anew each time: a place is one commune, or many. */
export const lireVoie = (
  tx: Pick<Tx, 'sql'>,
  cles: readonly string[],
  lieu: Place,
): Promise<AdresseDeLaVoie[]> =>
  tx.sql(DE_LA_VOIE, [[...cles], codesInseeDe(lieu), lieu.codesPostaux, lieu.departements])

const VOIES_DU_LIEU =
  `select distinct d.cle_voie from adresse d where d.code_insee = any($1::text[]) and (cardinality($2::text[]) = 0 or d.code_postal = any($2))` as const

/** The streets of a place, by their keys. */
export const lireVoiesDuLieu = async (tx: Pick<Tx, 'sql'>, lieu: Place): Promise<string[]> =>
  (await tx.sql(VOIES_DU_LIEU, [codesInseeDe(lieu), lieu.codesPostaux])).map((r) => r.cle_voie)

const VOIES_CONNUES =
  `select d.cle_voie, count(*)::int as nombre from adresse d where d.cle_voie = any($1::text[]) group by d.cle_voie` as const

/** Which of these streets the register has anywhere, with how many addresses each. */
export const compterVoies = async (
  tx: Pick<Tx, 'sql'>,
  cles: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map((await tx.sql(VOIES_CONNUES, [[...cles]])).map((r) => [r.cle_voie, r.nombre]))

const PAR_COMMUNE =
  `select a.code_insee, case when min(a.code_postal) = max(a.code_postal) then min(a.code_postal) else '' end as code_postal,
    count(distinct a.copropriete_id)::int as nombre, avg(d.longitude) as longitude, avg(d.latitude) as latitude,
    (sum(count(distinct a.copropriete_id)) over ())::int as total, (count(*) over ())::int as communes
  from adresse d join annuaire a on a.copropriete_id = d.copropriete_id
  where d.cle_voie = any($1::text[]) and (cardinality($2::text[]) = 0 or d.numero_voie = any($2))
  group by a.code_insee having count(distinct d.cle_voie) >= $3 order by nombre desc, a.code_insee limit 100` as const
type CommuneDeLAdresseRow = RowOf<typeof PAR_COMMUNE>

/** The communes where the directory has these streets, all `voies` of them, and doors: those that have most first. */
export const compterParCommuneALAdresse = (
  tx: Pick<Tx, 'sql'>,
  a: { cles: readonly string[]; portes: readonly string[]; voies: number },
): Promise<CommuneDeLAdresseRow[]> =>
  tx.sql(PAR_COMMUNE, [[...a.cles], [...new Set(a.portes.map(cleNumero))], a.voies])

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
