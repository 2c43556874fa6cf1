import type { EtatCopropriete } from './copropriete.etats.ts'

/** Several states that are told as one. */
export interface Groupe {
  label: string
  etats: readonly EtatCopropriete[]
}

/** "Statut de la copropriété" of the directory and of the lists: each value and its states. */
export const GROUPES_STATUT_COPROPRIETE = {
  DEMANDE_EN_COURS: {
    label: 'Demande effectuée',
    etats: ['IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'],
  },
  IMMATRICULEE: {
    label: 'Immatriculée',
    etats: [
      'IMMATRICULEE_A_RATTACHER',
      'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
      'IMMATRICULEE_RATTACHEE',
      'IMMATRICULEE_RATTACHEMENT_EXPIRE',
      'FUTUR',
    ],
  },
  DISSOLUTION_EN_ATTENTE: {
    label: 'Dissolution en attente de validation',
    etats: ['DISSOLUTION_A_VALIDER'],
  },
  DISSOLUTION_A_VALIDER: {
    label: 'Dissolution à valider',
    etats: ['DISSOLUTION_EN_COURS_DE_VALIDATION'],
  },
  DISSOLUTION_EN_COURS: { label: 'Dissolution en cours', etats: ['DISSOLUTION_EN_COURS'] },
} as const satisfies Record<string, Groupe>

/** "Statut du rattachement" of the directory and of the lists: each value and its states. */
export const GROUPES_STATUT_RATTACHEMENT = {
  DEMANDE_EFFECTUEE: {
    label: 'Demande effectuée',
    etats: ['IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'],
  },
  DEMANDE_EN_EXAMEN: {
    label: 'Demande en cours d’examen',
    etats: [
      'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
      'IMMATRICULATION_DEMANDE_DE_PRECISIONS',
    ],
  },
  DEMANDE_REFUSEE: { label: 'Demande refusée', etats: ['IMMATRICULATION_ET_RATTACHEMENT_REFUSES'] },
  NON_RATTACHEE: { label: 'Non rattachée', etats: ['IMMATRICULEE_A_RATTACHER'] },
  A_CONFIRMER: {
    label: 'Rattachement à confirmer',
    etats: ['IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'],
  },
  MANDAT_NON_COMMENCE: { label: 'Rattachée, mandat non commencé', etats: ['FUTUR'] },
  MANDAT_EN_COURS: { label: 'Rattachée, mandat en cours', etats: ['IMMATRICULEE_RATTACHEE'] },
  MANDAT_EXPIRE: { label: 'Rattachée, mandat expiré', etats: ['IMMATRICULEE_RATTACHEMENT_EXPIRE'] },
} as const satisfies Record<string, Groupe>

const TOUS_LES_GROUPES = { ...GROUPES_STATUT_RATTACHEMENT, ...GROUPES_STATUT_COPROPRIETE } as const
export type CleGroupe = keyof typeof TOUS_LES_GROUPES

/** Gives the states of a group of either list. */
export const etatsDuGroupe = (groupe: CleGroupe): readonly EtatCopropriete[] =>
  TOUS_LES_GROUPES[groupe].etats

/** The keys of both lists. */
export const CLES_GROUPES = [
  'DEMANDE_EFFECTUEE',
  'DEMANDE_EN_EXAMEN',
  'DEMANDE_REFUSEE',
  'NON_RATTACHEE',
  'A_CONFIRMER',
  'MANDAT_NON_COMMENCE',
  'MANDAT_EN_COURS',
  'MANDAT_EXPIRE',
  'DEMANDE_EN_COURS',
  'IMMATRICULEE',
  'DISSOLUTION_EN_ATTENTE',
  'DISSOLUTION_A_VALIDER',
  'DISSOLUTION_EN_COURS',
] as const satisfies readonly CleGroupe[]

/** Filters of the screen /copropriete (specification 1, section 2). */
export const FILTRES_COPROPRIETES = [
  'seeAllCopro',
  'annuelle',
  'standard',
  'mandate',
  'immatriculee',
  'mandat-expire',
  'coproNonGeolocalisees',
  // Of the house: those about which a keeper awaits its answer.
  'precisions-demandees',
  'renouveler-mandat',
  'declare-new-successor',
  'attach',
  'dissolution',
] as const
export type FiltreCoproprietes = (typeof FILTRES_COPROPRIETES)[number]
