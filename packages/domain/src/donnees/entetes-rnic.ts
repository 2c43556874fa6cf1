import { normaliserTexte } from '../doublon/adresse.ts'
import { rowsOf } from '../kernel/table.ts'
import { COLONNES_PUBLIQUES, type ColonnePublique } from './colonnes.ts'

/** Columns without which a row says nothing that the register can hold. */
const COLONNES_REQUISES = [
  'numero_immatriculation',
  'date_immatriculation',
  'code_postal_adresse',
  'commune_adresse',
] as const satisfies readonly ColonnePublique[]

export interface Entetes {
  /** Place of each column that was recognised. */
  places: ReadonlyMap<ColonnePublique, number>
  /** Headers that are of no known generation. */
  inconnus: readonly string[]
  /** Headers of a generation, that the register does not read. */
  nonLus: readonly string[]
  /** Headers that name a column a second time. */
  doubles: readonly string[]
  manquantes: readonly ColonnePublique[]
}

/** Columns that a generation had and that the register does not read. */
const ABANDONNEES = ['nom_qp_2015', 'code_qp_2015', 'Code de PDP']
const NOMS: ReadonlyMap<string, ColonnePublique | null> = new Map([
  ...rowsOf(COLONNES_PUBLIQUES).flatMap(([nom, { ancien }]): [string, ColonnePublique][] => [
    [normaliserTexte(ancien ?? nom), nom],
    [normaliserTexte(nom), nom],
  ]),
  ...ABANDONNEES.map((nom): [string, null] => [normaliserTexte(nom), null]),
])
/** Long labels that were published in several wordings: their first words name them. */
const DEBUTS: readonly (readonly [string, ColonnePublique])[] = [
  ['identification du representant legal', 'identification_representant_legal'],
  ['type de syndic', 'type_syndic'],
  ['siret representant legal', 'siret_representant_legal'],
  ['siret du representant legal', 'siret_representant_legal'],
  ['raison sociale', 'raison_sociale_representant_legal'],
  ['commune du representant legal', 'commune_representant_legal'],
  ['si secondaire', 'numero_immatriculation_syndicat_principal'],
  ['nombre d adresses complementaires', 'nombre_adresses_complementaires'],
  ['nombre d asl', 'nombre_asl'],
  ['nombre d aful', 'nombre_aful'],
  ['nombre d unions de syndicats', 'nombre_unions_syndicats'],
]

/** Labels were cut at 63 characters in 2026: what is left of them is longer than this. */
const COUPE = 50

const reconnaitre = (entete: string): ColonnePublique | null | undefined => {
  const texte = normaliserTexte(entete)
  const exact = NOMS.get(texte)
  if (exact !== undefined) return exact
  const entier =
    texte.length < COUPE ? undefined : [...NOMS.keys()].find((n) => n.startsWith(texte))
  if (entier !== undefined) return NOMS.get(entier)
  return DEBUTS.find(([debut]) => texte.startsWith(debut))?.[1]
}

/**
 * Reads the first line of a published file, of either generation: accents, case and apostrophes do
 * not count.
 */
export const lireEntetes = (cellules: readonly string[]): Entetes => {
  const places = new Map<ColonnePublique, number>()
  const [inconnus, nonLus, doubles]: [string[], string[], string[]] = [[], [], []]
  const dits = new Set<string>()
  for (const [place, entete] of cellules.entries()) {
    const nom = reconnaitre(entete)
    const cle = nom ?? normaliserTexte(entete)
    if (cle !== '' && dits.has(cle)) doubles.push(entete)
    else if (nom === undefined) inconnus.push(entete)
    else if (nom === null) nonLus.push(entete)
    else places.set(nom, place)
    dits.add(cle)
  }
  return {
    places,
    inconnus,
    nonLus,
    doubles,
    manquantes: COLONNES_REQUISES.filter((nom) => !places.has(nom)),
  }
}
