import type { EtatCopropriete } from './copropriete.etats.ts'

export const LABELS_ETAT_COPROPRIETE: Record<EtatCopropriete, string> = {
  BROUILLON: 'Brouillon',
  IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER: 'Demande d’immatriculation envoyée',
  IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION: 'Demande d’immatriculation en cours d’examen',
  IMMATRICULATION_ET_RATTACHEMENT_REFUSES: 'Demande d’immatriculation refusée',
  IMMATRICULATION_DEMANDE_DE_PRECISIONS: 'Précisions demandées',
  IMMATRICULEE_A_RATTACHER: 'Immatriculée, à rattacher',
  IMMATRICULEE_RATTACHEMENT_A_CONFIRMER: 'Immatriculée, rattachement à confirmer',
  IMMATRICULEE_RATTACHEE: 'Immatriculée et rattachée',
  IMMATRICULEE_RATTACHEMENT_EXPIRE: 'Immatriculée, mandat expiré',
  IMMATRICULATION_ANNULEE: 'Immatriculation annulée',
  DISSOLUTION_A_VALIDER: 'Dissolution déclarée, en attente de validation',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'Dissolution à valider',
  DISSOLUTION_EN_COURS: 'Dissolution en cours',
  DISSOUTE: 'Dissoute',
  SUPPRIMEE: 'Supprimée',
  FUTUR: 'Immatriculée, mandat à venir',
}

interface Groupe {
  label: string
  etats: readonly EtatCopropriete[]
}

/** "Statut de la copropriété" of the directory and of the lists: each value and its states. */
export const GROUPES_STATUT_COPROPRIETE = {
  DEMANDE_EN_COURS: { label: 'Demande effectuée', etats: ['IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'] },
  IMMATRICULEE: {
    label: 'Immatriculée',
    etats: ['IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE', 'FUTUR'],
  },
  DISSOLUTION_EN_ATTENTE: { label: 'Dissolution en attente de validation', etats: ['DISSOLUTION_A_VALIDER'] },
  DISSOLUTION_A_VALIDER: { label: 'Dissolution à valider', etats: ['DISSOLUTION_EN_COURS_DE_VALIDATION'] },
  DISSOLUTION_EN_COURS: { label: 'Dissolution en cours', etats: ['DISSOLUTION_EN_COURS'] },
} as const satisfies Record<string, Groupe>
export type GroupeStatutCopropriete = keyof typeof GROUPES_STATUT_COPROPRIETE

/** "Statut du rattachement" of the directory and of the lists: each value and its states. */
export const GROUPES_STATUT_RATTACHEMENT = {
  DEMANDE_EFFECTUEE: { label: 'Demande effectuée', etats: ['IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER'] },
  DEMANDE_EN_EXAMEN: {
    label: 'Demande en cours d’examen',
    etats: ['IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION', 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'],
  },
  DEMANDE_REFUSEE: { label: 'Demande refusée', etats: ['IMMATRICULATION_ET_RATTACHEMENT_REFUSES'] },
  NON_RATTACHEE: { label: 'Non rattachée', etats: ['IMMATRICULEE_A_RATTACHER'] },
  A_CONFIRMER: { label: 'Rattachement à confirmer', etats: ['IMMATRICULEE_RATTACHEMENT_A_CONFIRMER'] },
  MANDAT_NON_COMMENCE: { label: 'Rattachée, mandat non commencé', etats: ['FUTUR'] },
  MANDAT_EN_COURS: { label: 'Rattachée, mandat en cours', etats: ['IMMATRICULEE_RATTACHEE'] },
  MANDAT_EXPIRE: { label: 'Rattachée, mandat expiré', etats: ['IMMATRICULEE_RATTACHEMENT_EXPIRE'] },
} as const satisfies Record<string, Groupe>
export type GroupeStatutRattachement = keyof typeof GROUPES_STATUT_RATTACHEMENT

/** Gives the states of a group of either list; null for an unknown group. */
export const etatsDuGroupe = (groupe: string): readonly EtatCopropriete[] | null => TOUS_LES_GROUPES.get(groupe)?.etats ?? null
const TOUS_LES_GROUPES = new Map<string, Groupe>(Object.entries({ ...GROUPES_STATUT_RATTACHEMENT, ...GROUPES_STATUT_COPROPRIETE }))

/** The label of each state in a list of groups: that of the first one that has it. */
const labelsParEtat = (groupes: Record<string, Groupe>): ReadonlyMap<EtatCopropriete, string> =>
  new Map(
    Object.values(groupes)
      .toReversed()
      .flatMap((groupe) => groupe.etats.map((etat) => [etat, groupe.label] as const)),
  )
const STATUTS_COPROPRIETE = labelsParEtat(GROUPES_STATUT_COPROPRIETE)
const STATUTS_RATTACHEMENT = labelsParEtat(GROUPES_STATUT_RATTACHEMENT)

/** Column statutCopropriete of a list row: the label of the group, or of the state when it is in none. */
export const statutCopropriete = (etat: EtatCopropriete): string => STATUTS_COPROPRIETE.get(etat) || LABELS_ETAT_COPROPRIETE[etat]

/** Column statutRattachement of a list row: '' when the state says nothing of an attachment. */
export const statutRattachement = (etat: EtatCopropriete): string => STATUTS_RATTACHEMENT.get(etat) ?? ''
