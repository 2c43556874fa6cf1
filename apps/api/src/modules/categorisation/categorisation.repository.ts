import { compose, type RowOf, type Tx } from '@registre/db'
import { type AccesCategorisation, CODES_CLASSE, type Maille } from '@registre/domain'
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

type Lecteur = Pick<Tx, 'sql'>

const PUBLIQUES = `f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.code_departement, f.code_region, f.nb_lots, f.nb_lots_principaux, f.periode_construction, f.type_syndic,
    f.etat_mandat, f.date_derniere_maj`
const COMPLETES =
  `round((${TAUX_IMPAYES})::numeric, 1)::float8 as taux_impayes, round((${TAUX_DETTES})::numeric, 1)::float8 as taux_dettes, round((${CHARGES_PAR_LOT})::numeric)::float8 as charges_par_lot,
    round((${PART_FG})::numeric)::float8 as part_fg, ${ARRETES} as arretes, ${DIFFICULTE} as difficulte, f.ppt` as const
const TUES = `null::float8 as taux_impayes, null::float8 as taux_dettes, null::float8 as charges_par_lot, null::float8 as part_fg, null::bool as arretes, null::bool as difficulte, null::bool as ppt`
const lignes = <P extends string, F extends string>(points: P, faits: F) =>
  `select ${PUBLIQUES}, ${points} as points, ${faits} from fiche f` as const
const LIGNES_COMPLETES = lignes(`'{}'::int[]`, COMPLETES)
const LIGNES_PUBLIQUES = lignes(`'{}'::int[]`, TUES)
/**
 * A sheet as the search reads it; the restricted facts are null with the public access: they do not
 * leave the database.
 */
export type LigneRow = RowOf<typeof LIGNES_COMPLETES | typeof LIGNES_PUBLIQUES>

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
    compose(
      acces === 'COMPLET' ? LIGNES_COMPLETES : LIGNES_PUBLIQUES,
      `${lignes(tableauPointsSql(acces), acces === 'COMPLET' ? COMPLETES : TUES)}
       where ${condition} order by ${ordre(page.tri, acces, page.sens)} limit ${page.limite} offset ${page.depart}`,
    ),
    params,
  )

/** A group of sheets as `lireGroupes` gives it: a territory, and one column a class. */
const GROUPES = `select f.siren_epci as code, 0 as nombre, 0 as lots, 0 as "A", 0 as "B", 0 as "C", 0 as "D" from fiche f`
export type GroupeRow = RowOf<typeof GROUPES>

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
    compose(
      GROUPES,
      `select x.code, count(*)::int as nombre, coalesce(sum(x.lots), 0)::int as lots, ${parClasse(acces)}
     from (select ${COLONNE_MAILLE[maille]} as code, f.nb_lots_principaux as lots, ${totalPointsSql(acces)} as points from fiche f where ${condition} offset 0) x
     group by x.code`,
    ),
    params,
  )
