import { compose, nomDeRequete, parametres, type RowOf, type Tx } from '@registre/db'
import { type Branche, estDansUnNom, type Facon, type Guide, PEU } from './chemin.ts'
import type { CriteresAnnuaire } from './criteres.ts'
import {
  condition,
  dansLaBranche,
  dansLOrdre,
  dansUneFacon,
  lesLignes,
  ordre,
  type Page,
} from './annuaire.sql.ts'
import { APPROXIMATIF } from '../projections/lieu.sql.ts'
import { premiers, premiersDeLaFacon } from './premiers.sql.ts'

type Lire = Pick<Tx, 'sql'>

/** Longest exact count: beyond it, the answer says that there are more. */
export const COMPTE_MAX = 1_000
const UN_DE_PLUS = 1_001

const COLONNES = `f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par`
const LIGNES = `select ${COLONNES}, null::int as distance from fiche f` as const
export type LigneRow = RowOf<typeof LIGNES>
/** A page and its total: one row at least, without a sheet when the page is empty. */
const LIGNES_TOTAL =
  `select ${COLONNES}, null::int as distance, t.total from (select count(*)::int as total from annuaire) t left join fiche f on true` as const
const estUneLigne = (r: RowOf<typeof LIGNES_TOTAL>): r is LigneRow & { total: number } =>
  r.numero !== null

export interface Tranche {
  rows: LigneRow[]
  /** COMPTE_MAX + 1 when there are more. */
  total: number
}

/**
 * A commune and one pattern are the common search: prepared once, under few names. Other forms are
 * too many to keep, and a generic plan would be a bad one.
 */
const nomDe = (c: CriteresAnnuaire): { name?: string } =>
  c.commune !== '' &&
  !c.libre &&
  c.voies.length === 0 &&
  (c.nom?.mots.length ?? 0) <= 1 &&
  !filtreRare(c)
    ? { name: 'annuaire' }
    : {}

/** A filter that may leave very few: its plan depends on the value. */
const filtreRare = (c: CriteresAnnuaire): boolean =>
  [c.debutMandat, c.finMandat, c.majFaite, c.nonApprouve].some((v) => v !== null)

interface Source {
  sql: string
  /**
   * Gives its rows in the order of the page: what is materialised is read as it was written, and is
   * not sorted again.
   */
  ordonnee?: boolean
  name?: string
}

/**
 * The page and the total of what a source holds, which is materialised: one row at least, without a
 * number when the page is empty.
 */
const lirePage = async (
  tx: Lire,
  { sql, ordonnee = false, name }: Source,
  { params, place }: ReturnType<typeof parametres>,
  page: Page,
): Promise<Tranche> => {
  const texte = `with m as materialized (${sql}),
       p as materialized (select a.* from m a${ordonnee ? '' : ` order by ${ordre(page, 'a')}`} limit ${place(page.limite)} offset ${place(page.depart)})
     select ${COLONNES}, null::int as distance, t.total from (select count(*)::int as total from m) t left join (p join fiche f using (copropriete_id)) on true order by ${ordre(page, 'p')}`
  const rows = await tx.sql(
    compose(LIGNES_TOTAL, texte),
    params,
    name === undefined ? {} : { name: nomDeRequete(name, texte) },
  )
  return { rows: rows.filter(estUneLigne), total: rows[0]?.total ?? 0 }
}
/**
 * Where a place or a number narrows enough: one pass of its index, which stops at the cap when the
 * page follows the same order.
 */
export const chercherDansLeLieu = (
  tx: Lire,
  c: CriteresAnnuaire,
  debutAnnee: string,
  page: Page,
): Promise<Tranche> => {
  const p = parametres()
  const where = condition(p.place, c, debutAnnee)
  const source =
    page.tri === 'nom'
      ? { sql: dansLOrdre(where, page, String(UN_DE_PLUS), !exigeUnNom(c)), ordonnee: true }
      : { sql: lesLignes(page, where) }
  return lirePage(tx, { ...source, ...nomDe(c) }, p, page)
}

/** Only those that have a name can match. */
const exigeUnNom = ({ nom }: CriteresAnnuaire): boolean =>
  nom !== null && nom.numero === null && nom.debutNumero === null

/** The rows that an index finds by the ways of holding the words (`Facon`), all of them read. */
export const chercherParIndex = (
  tx: Lire,
  c: CriteresAnnuaire,
  debutAnnee: string,
  page: Page,
  facons: readonly Facon[],
): Promise<Tranche> => {
  const p = parametres()
  const where = `${dansUneFacon(p.place, facons)} and ${condition(p.place, c, debutAnnee)}`
  return lirePage(tx, { sql: lesLignes(page, where) }, p, page)
}

/**
 * Long lists are met by walking the order; the others are read whole. One long list that no index
 * gives in that order is walked for all.
 */
const aParcourir = ({ branches }: Guide, tri: 'nom' | 'numero'): readonly Branche[] =>
  branches.some((b) => b.nombre > PEU && !aUnOrdre(b, tri))
    ? [{ genre: 'partout', nombre: 0 }]
    : branches

const aUnOrdre = (b: Branche, tri: 'nom' | 'numero'): boolean =>
  b.genre === 'plage'
    ? b.plage.colonne === (tri === 'nom' ? 'nom_n' : 'numero')
    : tri === 'nom' && estDansUnNom(b)

const LONGUE = 20_000

/** Some that match, in no order: COMPTE_MAX + 1 at most. */
export const trouver = async (
  tx: Lire,
  c: CriteresAnnuaire,
  debutAnnee: string,
  guide: Guide,
  croisees: readonly Facon[] = [],
): Promise<number[]> => {
  const { params, place } = parametres()
  const where = condition(place, c, debutAnnee)
  // Two common words may have next to nothing in common: crossing their lists says so, where
  // walking the table would read it to its end. One long list is not read whole from its index to
  // keep a thousand rows of it: those are met soon in the order of the table. The order of names
  // would not do, since they may all stand at its end: the condition on a system column keeps the
  // planner from that index.
  const lieux =
    croisees.length > 0
      ? [dansUneFacon(place, croisees)]
      : guide.branches.some((b) => b.genre === 'mots' && b.nombre > LONGUE)
        ? ['a.tableoid <> 0']
        : guide.branches.map((b) => dansLaBranche(place, b))
  const sources = lieux.map(
    (dans) =>
      `(select a.copropriete_id from annuaire a where ${dans} and ${where} limit ${UN_DE_PLUS})`,
  )
  const [row] = await tx.sql(
    compose(
      'select array_agg(copropriete_id) as ids from annuaire',
      `select array_agg(copropriete_id) as ids from (select * from (${sources.join(' union ')}) x limit ${UN_DE_PLUS}) x`,
    ),
    params,
  )
  return row?.ids ?? []
}

/** The page of those that were found, when they are few. */
export const lireParmiPeu = (tx: Lire, ids: readonly number[], page: Page): Promise<LigneRow[]> =>
  tx.sql(
    compose(
      LIGNES,
      `select ${COLONNES}, null::int as distance from (${lesLignes(page, 'a.copropriete_id = any($1::int[])')}) a
       join fiche f using (copropriete_id) order by ${ordre(page, 'a')} limit $2 offset $3`,
    ),
    [ids, page.limite, page.depart],
  )

/**
 * Those that match, when they are many: the order of the names, or of the numbers, meets the page
 * soon; by the ways of holding the words when there are some.
 */
export const lireDansLOrdre = async (
  tx: Lire,
  c: CriteresAnnuaire,
  debutAnnee: string,
  page: Page,
  guide: Guide,
  facons: readonly Facon[] = [],
): Promise<LigneRow[]> => {
  const { params, place } = parametres()
  const where = condition(place, c, debutAnnee)
  const tri = page.tri === 'numero' ? 'numero' : 'nom'
  const rang = { tri, descendant: page.descendant } as const
  const limite = place(page.depart + page.limite)
  const sources =
    tri === 'nom' && facons.length > 0
      ? facons.map((f) => premiersDeLaFacon(place, f, where, rang, limite))
      : aParcourir(guide, tri).map((b) => premiers(place, b, where, rang, limite))
  return tx.sql(
    compose(
      LIGNES,
      `with u as materialized (${sources.join(' union all ')}),
       p as materialized (select a.* from (select distinct * from u) a order by ${ordre(rang, 'a')} limit ${place(page.limite)} offset ${place(page.depart)})
     select ${COLONNES}, null::int as distance from p join fiche f using (copropriete_id) order by ${ordre(rang, 'p')}`,
    ),
    params,
  )
}

const METRES_PAR_DEGRE = 111_320

/**
 * Co-ownerships with an address within so many metres of a place, nearest first; capped as the
 * other searches.
 */
export const chercherAutour = async (
  tx: Lire,
  { x, y }: { x: number; y: number },
  rayon: number,
  page: Page,
): Promise<Tranche> => {
  const dy = rayon / METRES_PAR_DEGRE
  const dx = dy / Math.max(0.05, Math.cos((y * Math.PI) / 180))
  const rows = await tx.sql(
    `with proches as materialized (
       select l.copropriete_id, min(sqrt(power((l.lieu[0] - $1) * $5, 2) + power((l.lieu[1] - $2) * ${METRES_PAR_DEGRE}, 2))) as distance
       from annuaire_lieu l where l.lieu <@ box(point($1 - $3, $2 - $4), point($1 + $3, $2 + $4)) and not ${APPROXIMATIF} group by 1),
     m as materialized (select * from proches where distance <= $6 order by distance, copropriete_id limit ${UN_DE_PLUS})
     select ${COLONNES}, round(m.distance)::int as distance, (select count(*) from m)::int as total
     from (select * from m order by distance, copropriete_id limit $7 offset $8) m join fiche f using (copropriete_id) order by m.distance, m.copropriete_id`,
    [
      x,
      y,
      dx,
      dy,
      METRES_PAR_DEGRE * Math.cos((y * Math.PI) / 180),
      rayon,
      page.limite,
      page.depart,
    ],
    { name: 'annuaire-autour' },
  )
  if (rows.length === 0 && page.depart > 0)
    return {
      rows,
      total: (await chercherAutour(tx, { x, y }, rayon, { ...page, limite: 1, depart: 0 })).total,
    }
  return { rows, total: rows[0]?.total ?? 0 }
}
