import type { Place } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { MOTS_ENTREE } from '../recherche/trouver.sql.ts'
import {
  type Groupe,
  groupesDe,
  groupesLus,
  nombreDe,
  type Vocabulaire,
} from './groupes.repository.ts'
import { type ColonneTexte, type CriteresAnnuaire, textesDe } from './criteres.ts'
import type { Texte } from './texte.ts'

export interface Page {
  limite: number
  depart: number
  descendant: boolean
  tri: 'nom' | 'numero' | 'commune' | 'nombreLots'
  /** The day on which its rows are true. */
  jour: IsoDate
}

const TRIS: Record<Page['tri'], string> = {
  nom: 'nom_n collate "C"',
  numero: 'numero collate "C"',
  commune: 'code_insee',
  nombreLots: 'nb_lots',
}
export type Rang = Pick<Page, 'tri' | 'descendant'>

/** The part of an order that comes last in both directions: those without a name, or without lots. */
const EN_DERNIER = {
  nom: {
    derniers: "nom_n = ''",
    range: ['a.nom_n collate "C" > \'\'', 'a.nom_n collate "C" = \'\''],
  },
  nombreLots: {
    derniers: 'nb_lots is null',
    range: ['f.nb_lots is not null', 'f.nb_lots is null'],
  },
  numero: null,
  commune: null,
} as const satisfies Record<Page['tri'], unknown>

/** The order of a page, on the columns of an alias. */
export const ordre = (rang: Rang, alias: string): string => {
  const dernier = EN_DERNIER[rang.tri]
  return `${dernier ? `(${alias}.${dernier.derniers}), ` : ''}${ordreDeLIndex(rang, alias)}`
}

/** The order that an index gives: the same, but for those that come last. */
const ordreDeLIndex = ({ tri, descendant }: Rang, alias: string): string => {
  const sens = descendant ? 'desc' : 'asc'
  return `${alias}.${TRIS[tri]} ${sens}${tri === 'numero' ? '' : `, ${alias}.numero ${sens}`}`
}
/** What a page is sorted by: no more, so that an index may hold it all. */
export const cles = ({ tri }: Pick<Page, 'tri'>): string =>
  `a.copropriete_id, a.nom_n, a.numero${tri === 'commune' ? ', a.code_insee' : tri === 'nombreLots' ? ', f.nb_lots' : ''}`

/** The conditions of a typed text on columns of alias `a`. */
const contient = (place: Place, t: Texte, colonnes: readonly ColonneTexte[]): string => {
  if (t.numero) return `a.numero collate "C" = ${place(t.numero)}`
  if (colonnes.length === 0) return `a.numero collate "C" like ${place(t.debutNumero)}`
  const ou = (motif: string, gauche: string): string =>
    `(${colonnes.map((c) => `a.${c}${gauche} like ${motif}`).join(' or ')})`
  const texte = t.debut
    ? ou(place(t.debut), ' collate "C"')
    : t.motifs.map((m) => ou(place(m), '')).join(' and ')
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
  ...textesDe(c).map(({ texte, colonnes }) => contient(place, texte, colonnes)),
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
export const lesLignes = (rang: Rang, where: string): string =>
  `select ${cles(rang)} from annuaire a${rang.tri === 'nombreLots' ? ' join fiche f using (copropriete_id)' : ''} where ${where}`

/** Everything that a search asks, as one condition on alias `a`. */
export const condition = (place: Place, c: CriteresAnnuaire, debutAnnee: string): string =>
  [...conditions(place, c), ...majFaite(place, c, debutAnnee), 'true'].join(' and ')

/**
 * The first ones in the order of an index; those that come last are looked for when there is room
 * left. `derniers`: false when none of these can match.
 */
export const dansLOrdre = (where: string, rang: Rang, limite: string, derniers = true): string => {
  const partie = (dans: string): string =>
    `(${lesLignes(rang, `${where} and ${dans}`)} order by ${ordreDeLIndex(rang, rang.tri === 'nombreLots' ? 'f' : 'a')} limit ${limite})`
  const [premiers, suivants] = EN_DERNIER[rang.tri]?.range ?? (['true', null] as const)
  return suivants && derniers
    ? `(select * from (${partie(premiers)} union all ${partie(suivants)}) x limit ${limite})`
    : partie(premiers)
}

/** An entry holds one of these words where they are looked for, as an index has them. */
const tient = (
  place: Place,
  colonnes: readonly ColonneTexte[],
  mots: readonly string[] | null,
): string =>
  `${colonnes.length === 1 ? `string_to_array(a.${colonnes.join('')}, ' ')` : MOTS_ENTREE} && ${place(mots)}::text[]`

type TexteCherche = ReturnType<typeof textesDe>[number]

/** What the indexes of words find of a text: more than what matches. */
const guideDuTexte = (
  place: Place,
  { texte, colonnes }: TexteCherche,
  v: Vocabulaire,
): string[] => {
  const mots = groupesLus(texte, colonnes, v).map((g) => tient(place, colonnes, g.mots))
  return mots.length === 0 || texte.debutNumero === null
    ? mots
    : [`(a.numero collate "C" like ${place(texte.debutNumero)} or (${mots.join(' and ')}))`]
}

/** The conditions that the indexes of words answer, departments as words. */
export const guide = (place: Place, c: CriteresAnnuaire, v: Vocabulaire): string[] => {
  const textes = textesDe(c)
  const mots = textes.flatMap((t) => guideDuTexte(place, t, v))
  return mots.length > 0 && c.departements && textes.some((t) => t.colonnes.length > 1)
    ? [
        ...mots,
        tient(
          place,
          [],
          c.departements.map((d) => `dep${d}`),
        ),
      ]
    : mots
}

/** Names of so many words are met everywhere: nobody puts their names in order. */
const MAX_FUSION = 8

/** The different names that hold these groups, in their order, then who bears each of them. */
const parLesNoms = (
  place: Place,
  meneur: Groupe,
  autres: readonly Groupe[],
  where: string,
  rang: Rang,
  limite: string,
): string => {
  const sens = rang.descendant ? 'desc' : 'asc'
  const aussi = autres.map((g) => ` and nom_n like ${place(g.motif)}`).join('')
  const noms = (meneur.mots ?? []).map(
    (mot) => `select nom_n from annuaire_nom_mot where mot = ${place(mot)}${aussi}`,
  )
  return `(select ${cles(rang)} from (${noms.join(' union ')} order by nom_n ${sens}) n cross join lateral
      (select ${cles(rang)} from annuaire a where a.nom_n collate "C" = n.nom_n and ${where} order by a.numero ${sens} limit ${limite}) a
    order by n.nom_n ${sens}, a.numero ${sens} limit ${limite})`
}

/** All that hold it in an address and match, read before they are sorted. */
const parLAdresse = (place: Place, { mots, motif }: Groupe, where: string, rang: Rang): string =>
  `(select * from (select ${cles(rang)} from annuaire a where ${tient(place, ['adresse_n'], mots)} and a.adresse_n like ${place(motif)} and ${where} offset 0) x)`

/**
 * The sources of the first matches in the order of a page, when more than a thousand match: one walk
 * of the order meets them soon, unless they all hold a word in their name, since those names may
 * stand together at its end.
 */
export const parcours = (
  place: Place,
  c: CriteresAnnuaire,
  v: Vocabulaire,
  where: string,
  rang: Rang,
  { fin, peu }: { fin: number; peu: number },
): string[] => {
  const limite = place(fin)
  const textes = textesDe(c)
  const commence = textes.find(
    ({ texte: { debut, debutNumero } }) =>
      debut !== null && !debut.startsWith('_') && debutNumero === null,
  )
  if (rang.tri === 'nom' && commence)
    return commence.colonnes.map((colonne) =>
      dansLOrdre(
        `a.${colonne} collate "C" like ${place(commence.texte.debut)} and ${where}`,
        rang,
        limite,
        colonne === 'adresse_n',
      ),
    )
  const [meneur, ...autres] = rang.tri === 'nom' ? dansLesNoms(textes, v, peu) : []
  if (!meneur)
    return [dansLOrdre([...seulsNumeros(place, textes, v), where].join(' and '), rang, limite)]
  return [
    parLesNoms(place, meneur, autres, where, rang, limite),
    ...[meneur, ...autres].flatMap((g) =>
      g.adresse_n > 0 ? [parLAdresse(place, g, where, rang)] : [],
    ),
  ]
}

/** What nearly all hold in their name, the rarest first: so few in an address that these are read. */
const dansLesNoms = (
  textes: readonly TexteCherche[],
  v: Vocabulaire,
  peu: number,
): readonly Groupe[] =>
  textes
    .flatMap(({ texte, colonnes }) =>
      colonnes.includes('nom_n') && texte.debut === null && texte.debutNumero === null
        ? groupesDe(texte, colonnes, v)
            .filter((g) => g.mots !== null && g.mots.length <= MAX_FUSION)
            .map((g) => (colonnes.includes('adresse_n') ? g : { ...g, adresse_n: 0 }))
        : [],
    )
    .filter((g) => g.adresse_n <= peu)
    .toSorted((a, b) => a.nom_n - b.nom_n)

/** The beginning of a number that no word has: a range of the order of numbers. */
const seulsNumeros = (place: Place, textes: readonly TexteCherche[], v: Vocabulaire): string[] =>
  textes.flatMap(({ texte, colonnes }) =>
    texte.debutNumero !== null &&
    groupesDe(texte, colonnes, v).some((g) => nombreDe(g, colonnes) === 0)
      ? [`a.numero collate "C" like ${place(texte.debutNumero)}`]
      : [],
  )
