import { compose, nomDeRequete, parametres, type Place, type RowOf, type Tx } from '@registre/db'
import { type CriteresAnnuaire, textesDe } from './criteres.ts'
import {
  condition,
  dansLOrdre,
  guide,
  lesLignes,
  ordre,
  type Page,
  parcours,
} from './annuaire.sql.ts'
import { groupesLus, nombreDe, type Vocabulaire } from './groupes.repository.ts'
import { FAITS_A_JOUR } from '../coproprietes/situation.sql.ts'
import { APPROXIMATIF } from '../projections/lieu.sql.ts'

type Lire = Pick<Tx, 'sql'>

/** One more than the longest exact count: the answer says that there are more. */
const UN_DE_PLUS = 1_001

const COLONNES = `f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par`
const METRES_PAR_DEGRE = 111_320
const AUTOUR = `with proches as materialized (
       select l.copropriete_id, min(sqrt(power((l.lieu[0] - $1) * $5, 2) + power((l.lieu[1] - $2) * ${METRES_PAR_DEGRE}, 2))) as distance
       from annuaire_lieu l where l.lieu <@ box(point($1 - $3, $2 - $4), point($1 + $3, $2 + $4)) and not ${APPROXIMATIF} group by 1),
     m as materialized (select * from proches where distance <= $6 order by distance, copropriete_id limit ${UN_DE_PLUS})
     select ${COLONNES}, ${FAITS_A_JOUR('$9')}, round(m.distance)::int as distance, (select count(*) from m)::int as total
     from (select * from m order by distance, copropriete_id limit $7 offset $8) m join fiche f using (copropriete_id) join copropriete c on c.id = f.copropriete_id order by m.distance, m.copropriete_id` as const
export type LigneRow = Omit<RowOf<typeof AUTOUR>, 'total' | 'distance'> & {
  /** Of who searched around a place. */
  distance: number | null
}
/** A page and its total: one row at least, without a sheet when the page is empty. */
const LIGNES_TOTAL =
  `select ${COLONNES}, ${FAITS_A_JOUR('$1')}, null::int as distance, t.total from (select count(*)::int as total from annuaire) t left join fiche f on true left join copropriete c on c.id = f.copropriete_id` as const
const estUneLigne = (r: RowOf<typeof LIGNES_TOTAL>): r is LigneRow & { total: number } =>
  r.numero !== null

export interface Tranche {
  rows: LigneRow[]
  /** Exact up to LUS_MAX. */
  total: number
}

/** A source of matches; `name`: prepared once, when its texts are few. */
interface Source {
  sql: string
  /** In the order of the page: what is materialised is read as it was written. */
  ordonnee?: boolean
  name?: string
}

/** The page and the total of what a source holds: one row at least, without a number when the page is empty. */
const lirePage = async (
  tx: Lire,
  { sql, ordonnee = false, name }: Source,
  { params, place }: ReturnType<typeof parametres>,
  page: Page,
): Promise<Tranche> => {
  const texte = `with m as materialized (${sql}),
       p as materialized (select a.* from m a${ordonnee ? '' : ` order by ${ordre(page, 'a')}`} limit ${place(page.limite)} offset ${place(page.depart)})
     select ${COLONNES}, ${FAITS_A_JOUR(place(page.jour))}, null::int as distance, t.total from (select count(*)::int as total from m) t left join (p join fiche f using (copropriete_id) left join copropriete c on c.id = p.copropriete_id) on true order by ${ordre(page, 'p')}`
  const rows = await tx.sql(
    compose(LIGNES_TOTAL, texte),
    params,
    name === undefined ? {} : { name: nomDeRequete(name, texte) },
  )
  return { rows: rows.filter(estUneLigne), total: rows[0]?.total ?? 0 }
}

/**
 * Longest list that is read to keep a thousand rows of it: 6 to 8 ms for 15,000 to 35,000 entries, where
 * the order of the table took 6 ms for 15,000, 19 for 34,000 and 6 for 70,000.
 */
const LONGUE = 40_000
/** In the order of the table, where no index leads: names that match may stand at the end of theirs. */
const DANS_LA_TABLE = 'a.tableoid <> 0'

/**
 * Where a thousand rows are soon found: in the index of a short list, or of several crossed (at most 30
 * ms), which may have next to nothing in common (a pass of the table, 600 ms); those of one long list,
 * in the order of the table; those of a beginning, where PostgreSQL says.
 */
const menerAMille = (place: Place, c: CriteresAnnuaire, v: Vocabulaire): string[] => {
  const textes = textesDe(c)
  if (textes.some(({ texte }) => texte.debut !== null)) return []
  const nombres = textes.flatMap(({ texte, colonnes }) =>
    groupesLus(texte, colonnes, v).map((g) => nombreDe(g, colonnes)),
  )
  if (nombres.length > 1 || nombres.some((n) => n <= LONGUE)) return guide(place, c, v)
  return nombres.length > 0 ? [DANS_LA_TABLE] : []
}

/** All that match, found by the index of their words; `limite`: so many of them, in no order. */
export const lireParIndex = (
  tx: Lire,
  c: CriteresAnnuaire,
  v: Vocabulaire,
  debutAnnee: string,
  page: Page,
  limite: number | null,
): Promise<Tranche> => {
  const p = parametres()
  const where = [
    ...(limite === null ? guide : menerAMille)(p.place, c, v),
    condition(p.place, c, debutAnnee),
  ].join(' and ')
  const sql = `${lesLignes(page, where)}${limite === null ? '' : ` limit ${limite}`}`
  return lirePage(tx, { sql }, p, page)
}

/** The first that match in the order of the page, when they are many. */
export const lireDansLOrdre = async (
  tx: Lire,
  c: CriteresAnnuaire,
  v: Vocabulaire,
  debutAnnee: string,
  page: Page,
  peu: number,
): Promise<LigneRow[]> => {
  const p = parametres()
  const where = condition(p.place, c, debutAnnee)
  const sources = parcours(p.place, c, v, where, page, { fin: page.depart + page.limite, peu })
  const sql =
    sources.length === 1
      ? sources.join('')
      : `select distinct * from (${sources.join(' union all ')}) u`
  return (await lirePage(tx, { sql }, p, page)).rows
}

/**
 * A commune and one pattern are the common search: prepared once, under few names. Other forms are
 * too many to keep, and a generic plan would be a bad one.
 */
const nomDe = (c: CriteresAnnuaire): { name?: string } =>
  c.commune !== '' &&
  !c.libre &&
  c.voies.length === 0 &&
  (c.nom?.motifs.length ?? 0) <= 1 &&
  !filtreRare(c)
    ? { name: 'annuaire' }
    : {}

/** A filter that may leave very few: its plan depends on the value. */
const filtreRare = (c: CriteresAnnuaire): boolean =>
  [c.debutMandat, c.finMandat, c.majFaite, c.nonApprouve].some((v) => v !== null)

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
    AUTOUR,
    [
      x,
      y,
      dx,
      dy,
      METRES_PAR_DEGRE * Math.cos((y * Math.PI) / 180),
      rayon,
      page.limite,
      page.depart,
      page.jour,
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
