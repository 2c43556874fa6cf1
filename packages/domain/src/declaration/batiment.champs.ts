import type { Batiment } from './batiment.types.ts'
import {
  LABELS_CONFIANCE_RNB,
  LABELS_DIAGNOSTIC,
  LABELS_EAU_CHAUDE,
  LABELS_ISOLATION,
  LABELS_MENUISERIES,
  LABELS_SOURCE_ETIQUETTE,
  LABELS_SYSTEME_CHAUFFAGE,
  LABELS_SYSTEME_EAU_CHAUDE,
  LABELS_VENTILATION,
} from './batiment.labels.ts'
import {
  LABELS_ENERGIE_CHAUFFAGE,
  LABELS_ETIQUETTE_ENERGIE,
  LABELS_PERIODE_CONSTRUCTION,
  LABELS_TYPE_CHAUFFAGE,
} from './declaration.labels.ts'

/** What a fact of a building is: a text and its length, a day, a count, or a word of a list. */
export type ChampBatiment =
  | { genre: 'texte'; max: number }
  | { genre: 'jour' }
  | { genre: 'compte' }
  | { genre: 'liste'; mots: Readonly<Record<string, string>> }

const texte = (max: number) => ({ genre: 'texte', max }) as const
const liste = (mots: Readonly<Record<string, string>>) => ({ genre: 'liste', mots }) as const
const JOUR = { genre: 'jour' } as const
const COMPTE = { genre: 'compte' } as const

/**
 * The kind of each fact of a building, in reading order: the screens, the calls and the workbooks
 * read it here. Two lists may use one code for different things.
 */
export const CHAMPS_BATIMENT = {
  cle: texte(40),
  nom: texte(60),
  adresse: texte(400),
  parcelle: texte(14),
  idRnb: texte(20),
  confianceRnb: liste(LABELS_CONFIANCE_RNB),
  rapprocheLe: JOUR,
  nbEtages: COMPTE,
  periodeConstruction: liste(LABELS_PERIODE_CONSTRUCTION),
  anneeConstruction: COMPTE,
  nbAscenseurs: COMPTE,
  etiquette: liste(LABELS_ETIQUETTE_ENERGIE),
  sourceEtiquette: liste(LABELS_SOURCE_ETIQUETTE),
  dateEtiquette: JOUR,
  numeroEtiquette: texte(20),
  typeChauffage: liste(LABELS_TYPE_CHAUFFAGE),
  systemeChauffage: liste(LABELS_SYSTEME_CHAUFFAGE),
  energieChauffage: liste(LABELS_ENERGIE_CHAUFFAGE),
  eauChaude: liste(LABELS_EAU_CHAUDE),
  systemeEauChaude: liste(LABELS_SYSTEME_EAU_CHAUDE),
  ventilation: liste(LABELS_VENTILATION),
  diagnosticStructurel: liste(LABELS_DIAGNOSTIC),
  dateDiagnosticStructurel: JOUR,
  menuiseries: liste(LABELS_MENUISERIES),
  isolationMurs: liste(LABELS_ISOLATION),
  isolationToiture: liste(LABELS_ISOLATION),
  isolationPlancher: liste(LABELS_ISOLATION),
  constateLe: JOUR,
} as const satisfies Record<keyof Batiment, ChampBatiment>

/** What the register alone says of a building. */
export const FAITS_DU_REGISTRE = [
  'confianceRnb',
  'rapprocheLe',
] as const satisfies readonly (keyof Batiment)[]

/** The words of a fact that is chosen in a list; none for another. */
export const motsDuFait = (fait: keyof Batiment): Readonly<Record<string, string>> => {
  const champ: ChampBatiment = CHAMPS_BATIMENT[fait]
  return champ.genre === 'liste' ? champ.mots : {}
}
