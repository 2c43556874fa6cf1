import { createHash } from 'node:crypto'
import type { Tx } from '@registre/db'
import type { EtatCopropriete } from '@registre/domain'
import type { CriteresAnnuaire } from './criteres.ts'
import type { Texte } from './texte.ts'

type Lire = Pick<Tx, 'sql'>

/** Longest exact count: beyond it, the answer says that there are more. */
export const COMPTE_MAX = 1_000

export interface LigneRow {
  copropriete_id: number
  numero: string
  nom: string
  adresse: string
  code_postal: string
  commune: string
  nb_lots: number | null
  etat: EtatCopropriete
  date_dissolution: string | null
  remplacee_par: string | null
  distance: number | null
}

export interface Page {
  limite: number
  depart: number
  descendant: boolean
  tri: 'nom' | 'numero' | 'commune' | 'nombreLots'
}

export interface Tranche {
  rows: LigneRow[]
  /** COMPTE_MAX + 1 when there are more. */
  total: number
}

const NOM = 'a.nom_n collate "C"'
const TRIS: Record<Page['tri'], string> = { nom: NOM, numero: 'a.numero', commune: 'a.code_insee', nombreLots: 'f.nb_lots' }
const ordre = (page: Page): string => {
  const sens = page.descendant ? 'desc' : 'asc'
  return `${TRIS[page.tri]} ${sens}${page.tri === 'nombreLots' ? ' nulls last' : ''}, a.numero ${sens}`
}

const COLONNES = `f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par`

type Place = (value: unknown) => string
const places = (): { params: unknown[]; place: Place } => {
  const params: unknown[] = []
  return { params, place: (value) => `$${params.push(value)}` }
}

/**
 * The conditions of a typed text on columns of alias `a`. A word that no index helps to find only sifts what the others found:
 * its column is wrapped, so that the planner never reads a whole trigram index for it.
 */
const contient = (place: Place, t: Texte, colonnes: readonly string[]): string => {
  if (t.numero) return `a.numero = ${place(t.numero)}`
  if (colonnes.length === 0) return `a.numero like ${place(t.debutNumero)}`
  const ou = (motif: string, gauche: (colonne: string) => string): string => `(${colonnes.map((c) => `${gauche(c)} like ${motif}`).join(' or ')})`
  const texte = t.debut
    ? ou(place(t.debut), (c) => `${c} collate "C"`)
    : t.mots.map((mot) => ou(place(mot.motif), (c) => (mot.indexable ? c : `(${c} || '')`))).join(' and ')
  return t.debutNumero ? `(a.numero like ${place(t.debutNumero)}${texte ? ` or (${texte})` : ''})` : texte || 'false'
}

/** One value as an equality, which lets an index give its order; several as a list. */
const parmi = (place: Place, colonne: string, valeurs: readonly string[] | null): string[] =>
  valeurs === null ? [] : valeurs.length === 1 ? [`${colonne} = ${place(valeurs[0])}`] : [`${colonne} = any(${place(valeurs)})`]

/** The conditions of a search on alias `a`. */
const conditions = (place: Place, c: CriteresAnnuaire): string[] => [
  ...(c.commune ? [`a.code_insee = ${place(c.commune)}`] : []),
  ...parmi(place, 'a.code_postal', c.codesPostaux),
  ...parmi(place, 'a.code_departement', c.departements),
  ...(c.etats ? [`a.etat = any(${place(c.etats)}::etat_copropriete[])`] : []),
  ...(c.numero ? [contient(place, c.numero, [])] : []),
  ...(c.libre ? [contient(place, c.libre, ['a.nom_n', 'a.adresse_n'])] : []),
  ...(c.nom ? [contient(place, c.nom, ['a.nom_n'])] : []),
  ...c.voies.map((v) => contient(place, v, ['a.adresse_n'])),
  ...(c.debutMandat ? [`a.date_debut_mandat >= ${place(c.debutMandat)}::date`] : []),
  ...(c.finMandat ? [`a.date_fin_mandat <= ${place(c.finMandat)}::date`] : []),
  ...(c.nonApprouve === null ? [] : [`a.comptes_non_approuves = ${place(c.nonApprouve)}`]),
]

const majFaite = (place: Place, c: CriteresAnnuaire, debutAnnee: string): string[] =>
  c.majFaite === null ? [] : [`coalesce(a.date_maj_annuelle >= ${place(debutAnnee)}::date, false) = ${place(c.majFaite)}`]

const avecFiche = (page: Page): string => (page.tri === 'nombreLots' ? 'join fiche f using (copropriete_id)' : '')

/** A commune and one pattern are the common search: prepared once, under few names. Other forms are too many to keep, and a generic plan would be a bad one. */
const nomDe = (c: CriteresAnnuaire, texte: string): { name?: string } =>
  c.commune !== '' && !c.libre && c.voies.length === 0 && (c.nom?.mots.length ?? 0) <= 1
    ? { name: `annuaire-${createHash('sha1').update(texte).digest('base64url')}` }
    : {}

/**
 * Where a place or a number narrows enough: one pass of its index gives the exact total and the page.
 */
export const chercherDansLIndex = async (tx: Lire, c: CriteresAnnuaire, debutAnnee: string, page: Page): Promise<Tranche> => {
  const { params, place } = places()
  const where = [...conditions(place, c), ...majFaite(place, c, debutAnnee)].join(' and ')
  const texte = `with m as materialized (select a.copropriete_id, a.nom_n, a.numero, a.code_insee${page.tri === 'nombreLots' ? ', f.nb_lots' : ''} from annuaire a ${avecFiche(page)} where ${where}),
       p as (select a.copropriete_id, row_number() over (order by ${ordre(page).replaceAll('f.nb_lots', 'a.nb_lots')}) as rang from m a order by rang limit ${place(page.limite)} offset ${place(page.depart)})
     select ${COLONNES}, null as distance, (select count(*) from m)::int as total from p join fiche f using (copropriete_id) order by p.rang`
  const rows = await tx.sql<LigneRow & { total: number }>(texte, params, nomDe(c, texte))
  const total = rows[0]?.total ?? (page.depart > 0 ? (await trouver(tx, c, debutAnnee)).length : 0)
  return { rows, total }
}

/** Those that match, in no order: COMPTE_MAX + 1 at most. */
export const trouver = async (tx: Lire, c: CriteresAnnuaire, debutAnnee: string): Promise<number[]> => {
  const { params, place } = places()
  const where = [...conditions(place, c), ...majFaite(place, c, debutAnnee)].join(' and ')
  const [row] = await tx.sql<{ ids: number[] | null }>(
    `select array_agg(copropriete_id) as ids from (select a.copropriete_id from annuaire a where ${where} limit ${COMPTE_MAX + 1}) x`,
    params,
  )
  return row?.ids ?? []
}

/** The page of those that were found, when they are few. */
export const lireParmiPeu = (tx: Lire, ids: readonly number[], page: Page): Promise<LigneRow[]> =>
  tx.sql<LigneRow>(
    `select ${COLONNES}, null as distance from annuaire a join fiche f using (copropriete_id) where a.copropriete_id = any($1::int[])
     order by ${ordre(page)} limit $2 offset $3`,
    [ids, page.limite, page.depart],
  )

/** True when nearly everything may match: no word leads to an index, or numbers are meant, which names do not follow. The order of the names then meets ten of them soon. */
const estVague = (c: CriteresAnnuaire): boolean =>
  [c.libre, c.nom, ...c.voies].every((t) => t === null || t.debutNumero !== null || (t.debut === null && t.mots.every((m) => !m.indexable)))

/**
 * Those that match, when they are many. A vague search walks the order of the names and stops early; another one is found whole,
 * then sorted: its matches may all stand at the end of that order, and one pass of the table is the most that it costs.
 */
export const lireParmiBeaucoup = async (tx: Lire, c: CriteresAnnuaire, debutAnnee: string, page: Page): Promise<LigneRow[]> => {
  const { params, place } = places()
  const where = [...conditions(place, c), ...majFaite(place, c, debutAnnee)].join(' and ')
  const sens = page.descendant ? 'desc' : 'asc'
  const rang = page.tri === 'numero' ? `a.numero ${sens}` : `${NOM} ${sens}, a.numero ${sens}`
  return tx.sql<LigneRow>(
    `with m as ${estVague(c) ? 'not materialized' : 'materialized'} (select a.copropriete_id, a.nom_n, a.numero from annuaire a where ${where}),
       p as materialized (select a.copropriete_id, row_number() over () as rang from (select a.copropriete_id from m a order by ${rang} limit ${place(page.limite)} offset ${place(page.depart)}) a)
     select ${COLONNES}, null as distance from p join fiche f using (copropriete_id) order by p.rang`,
    params,
  )
}

const METRES_PAR_DEGRE = 111_320

/** Co-ownerships with an address within so many metres of a place, nearest first; capped as the other searches. */
export const chercherAutour = async (tx: Lire, { x, y }: { x: number; y: number }, rayon: number, page: Page): Promise<Tranche> => {
  const dy = rayon / METRES_PAR_DEGRE
  const dx = dy / Math.max(0.05, Math.cos((y * Math.PI) / 180))
  const rows = await tx.sql<LigneRow & { total: number }>(
    `with proches as materialized (
       select d.copropriete_id, min(sqrt(power((d.longitude - $1) * $5, 2) + power((d.latitude - $2) * ${METRES_PAR_DEGRE}, 2))) as distance
       from adresse d where point(d.longitude, d.latitude) <@ box(point($1 - $3, $2 - $4), point($1 + $3, $2 + $4)) group by 1),
     m as materialized (select p.* from proches p join annuaire a using (copropriete_id) where p.distance <= $6 order by p.distance, p.copropriete_id limit ${COMPTE_MAX + 1})
     select ${COLONNES}, round(m.distance)::int as distance, (select count(*) from m)::int as total from m join fiche f using (copropriete_id)
     order by m.distance, m.copropriete_id limit $7 offset $8`,
    [x, y, dx, dy, METRES_PAR_DEGRE * Math.cos((y * Math.PI) / 180), rayon, page.limite, page.depart],
  )
  if (rows.length === 0 && page.depart > 0) return { rows, total: (await chercherAutour(tx, { x, y }, rayon, { ...page, limite: 1, depart: 0 })).total }
  return { rows, total: rows[0]?.total ?? 0 }
}
