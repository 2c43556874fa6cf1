import type { Tx } from '@registre/db'
import {
  type AccesCategorisation,
  type Classe,
  CODES_CLASSE,
  type EtatMandat,
  type Maille,
} from '@registre/domain'
import { COLONNE_MAILLE, type Filtre } from './filtre.sql.ts'
import {
  ARRETES,
  CHARGES_PAR_LOT,
  dansClasseSql,
  DIFFICULTE,
  PART_FG,
  tableauPointsSql,
  TAUX_DETTES,
  TAUX_IMPAYES,
  totalPointsSql,
} from './score.sql.ts'
import type { IdentiteRow } from '../projections/identite.ts'

type Lecteur = Pick<Tx, 'sql'>

/**
 * A sheet as the search reads it; the restricted facts are null with the public access: they do not
 * leave the database.
 */
export interface LigneRow extends IdentiteRow {
  code_departement: string
  code_region: string
  nb_lots: number | null
  nb_lots_principaux: number | null
  periode_construction: string | null
  type_syndic: string
  etat_mandat: EtatMandat | null
  date_derniere_maj: string | null
  points: number[]
  taux_impayes: number | null
  taux_dettes: number | null
  charges_par_lot: number | null
  part_fg: number | null
  arretes: boolean | null
  difficulte: boolean | null
  ppt: boolean | null
}

const PUBLIQUES = `f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.code_departement, f.code_region, f.nb_lots, f.nb_lots_principaux, f.periode_construction, f.type_syndic,
    f.etat_mandat, f.date_derniere_maj`
const COMPLETES = `round((${TAUX_IMPAYES})::numeric, 1)::float8 as taux_impayes, round((${TAUX_DETTES})::numeric, 1)::float8 as taux_dettes, round((${CHARGES_PAR_LOT})::numeric)::float8 as charges_par_lot,
    round((${PART_FG})::numeric)::float8 as part_fg, ${ARRETES} as arretes, ${DIFFICULTE} as difficulte, f.ppt`
const TUES = `null as taux_impayes, null as taux_dettes, null as charges_par_lot, null as part_fg, null as arretes, null as difficulte, null as ppt`

const TRIS = {
  idRegion: () => ['f.code_region', 'f.numero'],
  points: (acces: AccesCategorisation) => [totalPointsSql(acces), 'f.numero'],
  nombreLots: () => ['coalesce(f.nb_lots, 0)', 'f.numero'],
  commune: () => ['f.commune', 'f.numero'],
} as const
export type Tri = keyof typeof TRIS

const ordre = (tri: Tri, acces: AccesCategorisation, sens: 'ASC' | 'DESC'): string =>
  TRIS[tri](acces)
    .map((c) => `${c} ${sens}`)
    .join(', ')

/** Rows of a page. */
export const lireLignes = (
  tx: Lecteur,
  { condition, params }: Filtre,
  acces: AccesCategorisation,
  page: { tri: Tri; sens: 'ASC' | 'DESC'; limite: number; depart: number },
): Promise<LigneRow[]> =>
  tx.sql(
    `select ${PUBLIQUES}, ${tableauPointsSql(acces)} as points, ${acces === 'COMPLET' ? COMPLETES : TUES} from fiche f
     where ${condition} order by ${ordre(page.tri, acces, page.sens)} limit ${page.limite} offset ${page.depart}`,
    params,
  )

/** How many there are, up to a cap. */
export const compter = async (
  tx: Lecteur,
  { condition, params }: Filtre,
  plafond: number,
): Promise<number> =>
  (
    await tx.sql<{ n: number }>(
      `select count(*)::int as n from (select 1 from fiche f where ${condition} limit ${plafond}) x`,
      params,
    )
  )[0]?.n ?? 0

export type GroupeRow = { code: string | null; nombre: number; lots: number } & Record<
  Classe,
  number
>

const parClasse = (acces: AccesCategorisation): string =>
  CODES_CLASSE.map(
    (c) => `count(*) filter (where ${dansClasseSql('x.points', c, acces)})::int as "${c}"`,
  ).join(', ')

/** Counts by territory and class. */
export const lireGroupes = (
  tx: Lecteur,
  { condition, params }: Filtre,
  acces: AccesCategorisation,
  maille: Maille,
): Promise<GroupeRow[]> =>
  tx.sql(
    `select x.code, count(*)::int as nombre, coalesce(sum(x.lots), 0)::int as lots, ${parClasse(acces)}
     from (select ${COLONNE_MAILLE[maille]} as code, f.nb_lots_principaux as lots, ${totalPointsSql(acces)} as points from fiche f where ${condition} offset 0) x
     group by x.code`,
    params,
  )

export interface RepartitionRow {
  quoi: 'periode' | 'syndic' | 'taille' | 'indicateur'
  code: string
  nombre: number
  lots: number
}

/**
 * How the found ones divide: by period, syndic, size, and by indicator that gives points (its rank
 * in the access's list).
 */
export const lireRepartitions = (
  tx: Lecteur,
  { condition, params }: Filtre,
  acces: AccesCategorisation,
): Promise<RepartitionRow[]> =>
  tx.sql(
    `with x as materialized (select coalesce(f.periode_construction, 'NON_CONNUE') as periode, f.type_syndic as syndic, coalesce(f.nb_lots_principaux, 0) as lots,
         ${tableauPointsSql(acces)} as points from fiche f where ${condition})
     select 'periode' as quoi, periode as code, count(*)::int as nombre, sum(lots)::int as lots from x group by periode
     union all select 'syndic', syndic, count(*)::int, sum(lots)::int from x group by syndic
     union all select 'taille', case when lots <= 10 then '1' when lots <= 50 then '2' when lots <= 200 then '3' else '4' end, count(*)::int, sum(lots)::int from x group by 2
     union all select 'indicateur', p.rang::text, count(*)::int, sum(lots)::int from x, unnest(x.points) with ordinality as p(points, rang) where p.points > 0 group by p.rang`,
    params,
  )
