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
export type GroupeStatutCopropriete = keyof typeof GROUPES_STATUT_COPROPRIETE

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
export type GroupeStatutRattachement = keyof typeof GROUPES_STATUT_RATTACHEMENT

/** Gives the states of a group of either list; null for an unknown group. */
export const etatsDuGroupe = (groupe: string): readonly EtatCopropriete[] | null =>
  TOUS_LES_GROUPES.get(groupe)?.etats ?? null
const TOUS_LES_GROUPES = new Map<string, Groupe>(
  Object.entries({ ...GROUPES_STATUT_RATTACHEMENT, ...GROUPES_STATUT_COPROPRIETE }),
)

/** The keys of both lists. */
export const CLES_GROUPES: readonly string[] = [...TOUS_LES_GROUPES.keys()]
