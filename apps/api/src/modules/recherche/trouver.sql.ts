import type { Place } from '@registre/db'
import type { Place as Lieu } from '../question/noms-de-communes.ts'
import { lireNumeroDeVoie, suitesProches } from '@registre/domain'
import { MOTS_VIDES } from '@registre/territoires'
import type { Groupe } from '../lecture/rapprocher.ts'

/** What a search asks of the directory, once its words are understood. */
export interface Demande {
  numeros: readonly string[]
  debutNumero: string | null
  groupes: readonly Groupe[]
  /** The whole text in one or several writings: equal to a name, or its beginning. */
  phrases: readonly string[]
  /** Current communes that the text names: theirs come first. */
  communes: readonly string[]
  /** Where everything is looked for, whatever its words; null: anywhere. */
  dans: Lieu | null
  /** The text is a place and nothing else. */
  lieu: (Pick<Lieu, 'nom' | 'communes' | 'codesPostaux'> & Partial<Lieu>) | null
}

/** Rows that are read before the best ones are kept: beyond, the answer says that there are more. */
export const LUS_MAX = 1_000
const NOMS_MAX = 200
/**
 * The words of the whole entry: its name, its addresses, and its department as a word ("dep75"). The
 * index has the same text: a name and a department are crossed in it, without reading an entry.
 */
export const MOTS_ENTREE = `string_to_array(a.nom_n || ' ' || a.adresse_n || ' dep' || a.code_departement, ' ')`

/**
 * What each part of an entry is worth (its relevance): a number, then a whole name, a whole
 * address, a name that begins so, words, near words.
 */
const POIDS = {
  numero: 1_000,
  nomEntier: 120,
  adresseEntiere: 60,
  nomCouvert: 40,
  suite: 30,
  debutDuNom: 25,
  commune: 15,
  mot: 10,
  motSecondaire: 2,
  dansLeNom: 1.2,
} as const

/** LIKE pattern of a word between spaces; words hold letters and digits alone. */
const entoure = (mot: string): string => `% ${mot} %`

/** A text that begins with the number of a street in both its writings: « 12bis » and « 12 bis ». */
export const ecritures = (phrase: string): string[] => [
  ...new Set([phrase, phrase.replace(/^(\d+)(bis|ter|quater|[a-z])(?= )/, '$1 $2')]),
]

/**
 * How near the number of an address is to the typed one, where these words follow it: 1 for the same
 * door, less for another of that number, as doors follow each other; null where there is none.
 */
const procheDuNumero = (place: Place, mot: string, puis: string): string => {
  const { chiffres, suite } = lireNumeroDeVoie(mot) ?? { chiffres: mot, suite: '' }
  const suites = suitesProches(suite)
  const proximites = suites.map((_, rang) => (rang === 0 ? 1 : 0.85 - rang / 200))
  const lue = `substring(t.d from ${place(` ${chiffres} ?((?:bis|ter|quater|[a-z])?) ${puis}`)})`
  return `(${place(proximites)}::float8[])[array_position(${place(suites)}::text[], ${lue})]`
}

const noteDuGroupe = (place: Place, { jeton, choix }: Groupe): string[] => {
  if (choix.length === 0) return []
  const poids = jeton.secondaire ? POIDS.motSecondaire : POIDS.mot
  if (jeton.genre === 'numero-voie')
    return [
      `coalesce(${poids} * ${procheDuNumero(place, jeton.mot, '')}, case when t.n like ${place(entoure(jeton.mot))} then ${poids / 2} else 0 end)`,
    ]
  const cas = choix.flatMap(({ mot, cout }) => {
    const p = place(entoure(mot))
    const note = poids * (1 - cout)
    return jeton.genre === 'mot'
      ? [
          `when t.n like ${p} then ${(note * POIDS.dansLeNom).toFixed(3)}`,
          `when t.d like ${p} then ${note.toFixed(3)}`,
        ]
      : [
          `when t.d like ${p} then ${note.toFixed(3)}`,
          `when t.n like ${p} then ${(note / 2).toFixed(3)}`,
        ]
  })
  return [`case ${cas.join(' ')} else 0 end`]
}

/** What the typed address is worth from its number on, its street in its likeliest writing. */
const noteDeLAdresse = (place: Place, groupes: readonly Groupe[]): string[] => {
  const depart = groupes.findIndex((g) => g.jeton.genre === 'numero-voie')
  const numero = groupes[depart]
  const [premier] = groupes
    .slice(depart + 1)
    .filter((g) => !g.jeton.secondaire)
    .flatMap(({ choix }) => choix[0]?.mot ?? [])
  return numero === undefined || premier === undefined
    ? []
    : [
        `coalesce(${POIDS.adresseEntiere} * ${procheDuNumero(place, numero.jeton.mot, `(?:.* )?${premier} `)}, 0)`,
      ]
}

const note = (place: Place, d: Demande): string => {
  const tousLesMots = [
    ...new Set([...d.groupes.flatMap((g) => g.choix.map((c) => c.mot)), ...MOTS_VIDES]),
  ]
  const suites = d.phrases.filter((p) => p.includes(' ')).slice(0, 2)
  return [
    `case when a.numero = any(${place(d.numeros)}::text[]) then ${POIDS.numero} else 0 end`,
    `case when a.nom_n = any(${place(d.phrases)}::text[]) then ${POIDS.nomEntier} else 0 end`,
    `case when a.nom_n <> '' and string_to_array(a.nom_n, ' ') <@ ${place(tousLesMots)}::text[] then ${POIDS.nomCouvert} else 0 end`,
    ...noteDeLAdresse(place, d.groupes),
    ...suites.map((s) => {
      const p = place(ecritures(s).map(entoure))
      return `case when t.n like any(${p}::text[]) or t.d like any(${p}::text[]) then ${POIDS.suite} else 0 end`
    }),
    ...d.phrases
      .slice(0, 1)
      .map((s) => `case when a.nom_n like ${place(`${s}%`)} then ${POIDS.debutDuNom} else 0 end`),
    ...(d.communes.length === 0
      ? []
      : [
          `case when a.code_insee = any(${place(d.communes)}::text[]) then ${POIDS.commune} else 0 end`,
        ]),
    ...d.groupes.flatMap((g) => noteDuGroupe(place, g)),
  ].join(' + ')
}

/** An entry holds one of the words of a group, or is in a department that it names. */
const tientUnDe = (place: Place, { jeton, choix }: Groupe): string =>
  `${MOTS_ENTREE} && ${place([...choix.map((c) => c.mot), ...jeton.departements.map((code) => `dep${code}`)])}::text[]`

/** The groups that an entry must hold: those that say something, or all when none does. */
const exiges = (groupes: readonly Groupe[]): Groupe[] => {
  const connus = groupes.filter((g) => g.choix.length > 0 || g.jeton.departements.length > 0)
  const parlants = connus.filter((g) => !g.jeton.secondaire)
  return parlants.length > 0 ? parlants : connus
}

const COLONNES =
  'a.copropriete_id, a.numero, a.nom_n, a.adresse_n, a.code_insee, a.code_departement'
/** What keeps to a place: nothing is answered from elsewhere. */
const dansLaPlace = (place: Place, dans: Partial<Lieu> | null): string => {
  const parmi = (colonne: string, valeurs: readonly string[] = []): string =>
    valeurs.length === 0 ? '' : ` and ${colonne} = any(${place(valeurs)}::text[])`
  return [
    parmi('a.code_insee', dans?.communes),
    parmi('a.code_postal', dans?.codesPostaux),
    parmi('a.code_departement', dans?.departements),
  ].join('')
}

const sourcesDe = (place: Place, d: Demande): string[] => {
  const source = (where: string, limite: number): string =>
    `(select ${COLONNES} from annuaire a where ${where}${dansLaPlace(place, d.dans)} limit ${limite})`
  const siNonVide = (valeurs: readonly unknown[], texte: () => string): string[] =>
    valeurs.length > 0 ? [texte()] : []
  const mots = exiges(d.groupes)
  const { lieu } = d
  return [
    ...siNonVide(d.numeros, () =>
      source(`a.numero collate "C" = any(${place(d.numeros)}::text[])`, LUS_MAX),
    ),
    ...(d.debutNumero === null
      ? []
      : [source(`a.numero collate "C" like ${place(d.debutNumero)}`, NOMS_MAX)]),
    ...siNonVide(d.phrases, () =>
      source(`a.nom_n collate "C" = any(${place(d.phrases)}::text[])`, NOMS_MAX),
    ),
    ...d.phrases
      .slice(0, 1)
      .filter((p) => p.length >= 3)
      .map((p) => source(`a.nom_n collate "C" like ${place(`${p}%`)}`, NOMS_MAX)),
    // A place alone: those that are there. Otherwise those that hold every word.
    ...(lieu === null
      ? siNonVide(mots, () =>
          source(mots.map((g) => tientUnDe(place, g)).join(' and '), LUS_MAX + 1),
        )
      : [source(`true${dansLaPlace(place, lieu)}`, LUS_MAX + 1)]),
  ]
}

/** Identifiers of the best entries, best first, and how many were found; null when nothing is asked. */
export const texteTrouver = (
  place: Place,
  d: Demande,
  page: { limite: number; depart: number },
): string | null => {
  const sources = sourcesDe(place, d)
  return sources.length === 0
    ? null
    : `with c as materialized (select distinct on (x.copropriete_id) x.* from (${sources.join(' union all ')}) x),
     n as (select a.copropriete_id, a.numero, a.nom_n, ${note(place, d)} as note
       from c a cross join lateral (select ' ' || a.nom_n || ' ' as n, ' ' || a.adresse_n || ' ' as d) t)
     select n.copropriete_id, (select count(*) from c)::int as total from n
       order by n.note desc, (n.nom_n = ''), n.nom_n collate "C", n.numero collate "C" limit ${place(page.limite)} offset ${place(page.depart)}`
}
