import type { EtatCopropriete } from './copropriete.etats.ts'
import {
  type Groupe,
  GROUPES_STATUT_COPROPRIETE,
  GROUPES_STATUT_RATTACHEMENT,
} from './copropriete.groupes.ts'

export const LABELS_ETAT_COPROPRIETE: Record<EtatCopropriete, string> = {
  BROUILLON: 'Brouillon',
  IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER: 'Demande d’immatriculation envoyée',
  IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION:
    'Demande d’immatriculation en cours d’examen',
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

/** The label of each state in a list of groups: that of the first one that has it. */
const labelsParEtat = (groupes: Record<string, Groupe>): ReadonlyMap<EtatCopropriete, string> =>
  new Map(
    Object.values(groupes)
      .toReversed()
      .flatMap((groupe) => groupe.etats.map((etat) => [etat, groupe.label] as const)),
  )
const STATUTS_COPROPRIETE = labelsParEtat(GROUPES_STATUT_COPROPRIETE)
const STATUTS_RATTACHEMENT = labelsParEtat(GROUPES_STATUT_RATTACHEMENT)

/**
 * Column statutCopropriete of a list row: the label of the group, or of the state when it is in
 * none.
 */
export const statutCopropriete = (etat: EtatCopropriete): string =>
  STATUTS_COPROPRIETE.get(etat) || LABELS_ETAT_COPROPRIETE[etat]

/** Column statutRattachement of a list row: '' when the state says nothing of an attachment. */
export const statutRattachement = (etat: EtatCopropriete): string =>
  STATUTS_RATTACHEMENT.get(etat) ?? ''
