import { keysOf } from '../kernel/table.ts'

export const LABELS_TYPE_DECLARATION = {
  INITIALE: 'Immatriculation initiale',
  OFFICE: 'Immatriculation d’office',
  MODIF_INITIALE: 'Modification d’une immatriculation initiale',
  MODIF_OFFICE: 'Modification d’une immatriculation d’office',
}
export type TypeDeclaration = keyof typeof LABELS_TYPE_DECLARATION
export const TYPES_DECLARATION = keysOf(LABELS_TYPE_DECLARATION)

export const LABELS_ETAT_DECLARATION = {
  BROUILLON: 'Brouillon',
  SUPPRIME: 'Supprimée',
  A_VALIDER: 'À valider',
  COURANTE: 'Courante',
  IMMATRICULATION: 'Telle qu’immatriculée',
  AVANT_DECLARATION_ANNUELLE: 'Avant la dernière mise à jour annuelle',
}
export type EtatDeclaration = keyof typeof LABELS_ETAT_DECLARATION
export const ETATS_DECLARATION = keysOf(LABELS_ETAT_DECLARATION)

/** Registration kind: DEFAULT for a syndic, INITIALE or OFFICE for a notary. */
export const LABELS_TYPE_IMMATRICULATION = {
  DEFAULT: 'Immatriculation par le syndic',
  INITIALE: 'Immatriculation initiale par un notaire',
  OFFICE: 'Immatriculation d’office par un notaire',
}
export type TypeImmatriculation = keyof typeof LABELS_TYPE_IMMATRICULATION
export const TYPES_IMMATRICULATION = keysOf(LABELS_TYPE_IMMATRICULATION)

export const LABELS_TYPE_MAJ = {
  STANDARD: 'Mise à jour standard',
  ANNUELLE: 'Mise à jour annuelle',
  INITIALE: 'Immatriculation initiale',
  OFFICE: 'Immatriculation d’office',
  MODIF_DEMANDE: 'Modification d’une demande',
  COMPTESNONAPPROUVES: 'Exercice dont les comptes ne sont pas approuvés',
  MODIFICATION_ADMIN: 'Modification par le teneur du registre',
}
export type TypeMaj = keyof typeof LABELS_TYPE_MAJ
export const TYPES_MAJ = keysOf(LABELS_TYPE_MAJ)
