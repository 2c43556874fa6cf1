import { normaliserTexte } from '../doublon/adresse.ts'
import { COLONNES_PUBLIQUES, type ColonnePublique } from './colonnes.ts'

/** Columns without which a row says nothing that the register can hold. */
export const COLONNES_REQUISES = [
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
  manquantes: readonly ColonnePublique[]
}

/** Columns that a generation had and that the register does not read. */
const ABANDONNEES = ['nom_qp_2015', 'code_qp_2015', 'Code de PDP']
const NOMS: ReadonlyMap<string, ColonnePublique | null> = new Map([
  ...Object.entries(COLONNES_PUBLIQUES).flatMap(
    ([nom, { ancien }]): [string, ColonnePublique][] => [
      [normaliserTexte(ancien ?? nom), nom as ColonnePublique],
      [normaliserTexte(nom), nom as ColonnePublique],
    ],
  ),
  ...ABANDONNEES.map((nom): [string, null] => [normaliserTexte(nom), null]),
])
/** Long labels that were published in several wordings: their first words name them. */
const DEBUTS: readonly (readonly [string, ColonnePublique])[] = [
  ['identification du representant legal', 'identification_representant_legal'],
  ['type de syndic', 'type_syndic'],
  ['nombre d asl', 'nombre_asl'],
  ['nombre d aful', 'nombre_aful'],
  ['nombre d unions de syndicats', 'nombre_unions_syndicats'],
]

const reconnaitre = (entete: string): ColonnePublique | null | undefined => {
  const texte = normaliserTexte(entete)
  const exact = NOMS.get(texte)
  return exact === undefined ? DEBUTS.find(([debut]) => texte.startsWith(debut))?.[1] : exact
}

/**
 * Reads the first line of a published file, of either generation: accents, case and apostrophes do
 * not count.
 */
export const lireEntetes = (cellules: readonly string[]): Entetes => {
  const places = new Map<ColonnePublique, number>()
  const inconnus: string[] = []
  for (const [place, entete] of cellules.entries()) {
    const nom = reconnaitre(entete)
    if (nom === undefined) inconnus.push(entete)
    else if (nom !== null && !places.has(nom)) places.set(nom, place)
  }
  return { places, inconnus, manquantes: COLONNES_REQUISES.filter((nom) => !places.has(nom)) }
}
