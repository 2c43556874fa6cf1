import { departements, epcis, regions } from './territoires.ts'
import { mots } from './texte.ts'

/**
 * Regions and departments as people name them after a commune, that the official table of today
 * does not have: former names, former regions, and those of everyday; with their departments.
 */
const AUTRES_NOMS: Readonly<Record<string, string>> = {
  'Côtes-du-Nord': '22',
  'Loire-Inférieure': '44',
  'Seine-Inférieure': '76',
  'Charente-Inférieure': '17',
  'Basses-Pyrénées': '64',
  'Basses-Alpes': '04',
  'Seine-et-Oise': '78 91 92 93 94 95',
  Corse: '2A 2B',
  'Région parisienne': '75 77 78 91 92 93 94 95',
  PACA: '04 05 06 13 83 84',
  Provence: '04 13 83 84',
  'Côte d’Azur': '06 83',
  'Nord-Pas-de-Calais': '59 62',
  Picardie: '02 60 80',
  Alsace: '67 68',
  Lorraine: '54 55 57 88',
  'Champagne-Ardenne': '08 10 51 52',
  'Franche-Comté': '25 39 70 90',
  Bourgogne: '21 58 71 89',
  Auvergne: '03 15 43 63',
  'Rhône-Alpes': '01 07 26 38 42 69 73 74',
  Limousin: '19 23 87',
  'Poitou-Charentes': '16 17 79 86',
  Aquitaine: '24 33 40 47 64',
  'Midi-Pyrénées': '09 12 31 32 46 65 81 82',
  'Languedoc-Roussillon': '11 30 34 48 66',
  'Haute-Normandie': '27 76',
  'Basse-Normandie': '14 50 61',
  'Pays basque': '64',
  Périgord: '24',
  Antilles: '971 972 977 978',
  'DOM-TOM': '971 972 973 974 976 975 977 978 986 987 988',
  'Outre-mer': '971 972 973 974 976 975 977 978 986 987 988',
  'Guyane française': '973',
  'Île de la Réunion': '974',
  Polynésie: '987',
  Tahiti: '987',
  'Tahiti Polynésie française': '987',
}

const cle = (texte: string): string => mots(texte).join(' ')

interface Vaste {
  nom: string
  departements: readonly string[]
}
let parNom: ReadonlyMap<string, Vaste> | undefined

/** The department or the region, of today or of former times, that a text names; null for another text. */
export const territoireDit = (texte: string): Vaste | null => {
  parNom ??= new Map(
    [
      ...regions().map(({ nom, code }) => ({
        nom,
        departements: departements()
          .filter((d) => d.region === code)
          .map((d) => d.code),
      })),
      ...Object.entries(AUTRES_NOMS).map(([nom, codes]) => ({
        nom,
        departements: codes.split(' '),
      })),
      ...departements().map((d) => ({ nom: d.nom, departements: [d.code] })),
    ].map((v) => [cle(v.nom), v]),
  )
  return parNom.get(cle(texte)) ?? null
}

/** A grouping of communes that is an island: « CC de l’Ile de Ré ». */
const UNE_ILE = /^CC de (?:l['’])?((?:Belle )?[IÎ]le (?:d['’]|de |en )\S+)$/
/** How people and the table say that something is a grouping. */
const GROUPEMENT =
  /\b(?:cc|ca|cu|metropole|eurometropole|communaute (?:communes|agglomeration|urbaine)|epci|agglomeration|agglo)\b/g
/** A grouping without what it is: « CA du Grand Guéret » is « grand gueret ». */
const sansGenre = (nom: string): string =>
  mots(mots(nom).join(' ').replace(GROUPEMENT, ' ')).join(' ')

/** Several communes that have one name together. */
export interface Ensemble {
  nom: string
  communes: readonly string[]
}
let iles: ReadonlyMap<string, Ensemble> | undefined
let groupements: ReadonlyMap<string, Ensemble> | undefined

/** The communes of the island that a text names; null where it names none that holds several. */
export const ileDite = (texte: string): Ensemble | null => {
  iles ??= new Map(
    epcis().flatMap(({ nom, membres }) => {
      const [, ile] = UNE_ILE.exec(nom) ?? []
      return ile === undefined
        ? []
        : [cle(ile), cle(ile).replace(/ mer$/, '')].map(
            (c) => [c, { nom: ile, communes: membres }] as const,
          )
    }),
  )
  return iles.get(cle(texte)) ?? null
}

/**
 * The grouping of communes that a whole text names, said to be one or bearing a name that is its own:
 * « Rennes Métropole », « Grand Lyon »; null for another text.
 */
export const groupementDit = (texte: string): Ensemble | null => {
  groupements ??= new Map([
    // Two have one name: the members of both.
    ...[...Map.groupBy(epcis(), ({ nom }) => sansGenre(nom))].map(
      ([nom, siens]) =>
        [
          nom,
          {
            nom: [...new Set(siens.map((e) => e.nom))].join(' et '),
            communes: siens.flatMap((e) => e.membres),
          },
        ] as const,
    ),
    ...epcis()
      .filter(({ nom }) => nom === 'Métropole de Lyon')
      .map(({ nom, membres }) => ['grand lyon', { nom, communes: membres }] as const),
  ])
  const nomme = sansGenre(texte)
  return nomme !== cle(texte) || /^(?:grand|pays|val|coeur) /.test(nomme)
    ? (groupements.get(nomme) ?? null)
    : null
}
