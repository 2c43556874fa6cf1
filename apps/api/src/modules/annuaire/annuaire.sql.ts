import type { Place } from '@registre/db'
import type { Branche, Facon } from './chemin.ts'
import type { CriteresAnnuaire } from './criteres.ts'
import type { Texte } from './texte.ts'

export interface Page {
  limite: number
  depart: number
  descendant: boolean
  tri: 'nom' | 'numero' | 'commune' | 'nombreLots'
}

const TRIS: Record<Page['tri'], string> = {
  nom: 'nom_n collate "C"',
  numero: 'numero collate "C"',
  commune: 'code_insee',
  nombreLots: 'nb_lots',
}
export type Rang = Pick<Page, 'tri' | 'descendant'>

/**
 * The order of a page, on the columns of an alias: those without a name come last, in both
 * directions.
 */
export const ordre = (rang: Rang, alias: string): string =>
  `${rang.tri === 'nom' ? `(${alias}.nom_n = ''), ` : ''}${ordreDeLIndex(rang, alias)}`

/** The order that an index gives: the same among those that have a name. */
export const ordreDeLIndex = ({ tri, descendant }: Rang, alias: string): string => {
  const sens = descendant ? 'desc' : 'asc'
  return `${alias}.${TRIS[tri]} ${sens}${tri === 'nombreLots' ? ' nulls last' : ''}${tri === 'numero' ? '' : `, ${alias}.numero ${sens}`}`
}
/** What a page is sorted by: no more, so that an index may hold it all. */
export const cles = ({ tri }: Pick<Page, 'tri'>): string =>
  `a.copropriete_id, a.nom_n, a.numero${tri === 'commune' ? ', a.code_insee' : tri === 'nombreLots' ? ', f.nb_lots' : ''}`

/** The conditions of a typed text on columns of alias `a`. */
const contient = (place: Place, t: Texte, colonnes: readonly string[]): string => {
  if (t.numero) return `a.numero collate "C" = ${place(t.numero)}`
  if (colonnes.length === 0) return `a.numero collate "C" like ${place(t.debutNumero)}`
  const ou = (motif: string, gauche: string): string =>
    `(${colonnes.map((c) => `${c}${gauche} like ${motif}`).join(' or ')})`
  const texte = t.debut
    ? ou(place(t.debut), ' collate "C"')
    : t.mots.map((mot) => ou(place(mot.motif), '')).join(' and ')
  return t.debutNumero
    ? `(a.numero collate "C" like ${place(t.debutNumero)}${texte ? ` or (${texte})` : ''})`
    : texte || 'false'
}

/** One value as an equality, which lets an index give its order; several as a list. */
const parmi = (place: Place, colonne: string, valeurs: readonly string[] | null): string[] =>
  valeurs === null
    ? []
    : valeurs.length === 1
      ? [`${colonne} = ${place(valeurs[0])}`]
      : [`${colonne} = any(${place(valeurs)})`]

/** The conditions of a search on alias `a`. */
const conditions = (place: Place, c: CriteresAnnuaire): string[] => [
  ...(c.commune ? [`a.code_insee = ${place(c.commune)}`] : []),
  ...parmi(place, 'a.code_postal', c.codesPostaux),
  ...parmi(place, 'a.code_departement', c.departements),
  ...(c.etats?.length === 1
    ? [`a.etat = ${place(c.etats[0])}`]
    : c.etats
      ? [`a.etat = any(${place(c.etats)})`]
      : []),
  ...(c.numero ? [contient(place, c.numero, [])] : []),
  ...(c.libre ? [contient(place, c.libre, ['a.nom_n', 'a.adresse_n'])] : []),
  ...(c.nom ? [contient(place, c.nom, ['a.nom_n'])] : []),
  ...c.voies.map((v) => contient(place, v, ['a.adresse_n'])),
  ...(c.debutMandat ? [`a.date_debut_mandat >= ${place(c.debutMandat)}::date`] : []),
  ...(c.finMandat ? [`a.date_fin_mandat <= ${place(c.finMandat)}::date`] : []),
  // As the index of the rare ones says it.
  ...(c.nonApprouve === null
    ? []
    : [c.nonApprouve ? 'a.comptes_non_approuves' : 'not a.comptes_non_approuves']),
]

const majFaite = (place: Place, c: CriteresAnnuaire, debutAnnee: string): string[] =>
  c.majFaite === null
    ? []
    : [
        c.majFaite
          ? `a.date_maj_annuelle >= ${place(debutAnnee)}::date`
          : `(a.date_maj_annuelle is null or a.date_maj_annuelle < ${place(debutAnnee)}::date)`,
      ]

/** The rows that a condition keeps, in no order, with what the page is sorted by. */
export const lesLignes = (page: Page, where: string): string =>
  `select ${cles(page)} from annuaire a ${page.tri === 'nombreLots' ? 'join fiche f using (copropriete_id)' : ''} where ${where}`

/** Everything that a search asks, as one condition on alias `a`. */
export const condition = (place: Place, c: CriteresAnnuaire, debutAnnee: string): string =>
  [...conditions(place, c), ...majFaite(place, c, debutAnnee), 'true'].join(' and ')

/** Where a branch says that its rows are, for an index. */
export const dansLaBranche = (place: Place, b: Branche): string => {
  if (b.genre === 'partout') return 'true'
  if (b.genre === 'mots') return `string_to_array(a.${b.colonne}, ' ') && ${place(b.mots)}::text[]`
  return `a.${b.plage.colonne} collate "C" like ${place(b.plage.motif)}`
}
/**
 * In one of several ways of holding the words; a list of words that several ways share is one
 * parameter.
 */
export const dansUneFacon = (place: Place, facons: readonly Facon[]): string => {
  const textes = new Map([...new Set(facons.flat())].map((b) => [b, dansLaBranche(place, b)]))
  return `(${facons.map((f) => f.map((b) => textes.get(b)).join(' and ')).join(' or ')})`
}

/**
 * The first ones in the order of an index: those that have a name, then the others, which are
 * looked for when there is room left.
 */
export const dansLOrdre = (where: string, rang: Rang, limite: string, sansNom = true): string => {
  const partie = (nom: string): string =>
    `(select ${cles(rang)} from annuaire a where ${where}${nom} order by ${ordreDeLIndex(rang, 'a')} limit ${limite})`
  if (rang.tri !== 'nom') return partie('')
  const nommes = partie(` and a.nom_n collate "C" > ''`)
  return sansNom
    ? `select * from (${nommes} union all ${partie(` and a.nom_n collate "C" = ''`)}) x limit ${limite}`
    : nommes
}
