export const TYPES_DECLARATION = ['INITIALE', 'OFFICE', 'MODIF_INITIALE', 'MODIF_OFFICE'] as const
export type TypeDeclaration = (typeof TYPES_DECLARATION)[number]

export const ETATS_DECLARATION = [
  'BROUILLON',
  'SUPPRIME',
  'A_VALIDER',
  'COURANTE',
  'IMMATRICULATION',
  'AVANT_DECLARATION_ANNUELLE',
] as const
export type EtatDeclaration = (typeof ETATS_DECLARATION)[number]

/** Registration kind: DEFAULT for a syndic, INITIALE or OFFICE for a notary. */
export const TYPES_IMMATRICULATION = ['DEFAULT', 'INITIALE', 'OFFICE'] as const
export type TypeImmatriculation = (typeof TYPES_IMMATRICULATION)[number]

export const TYPES_MAJ = [
  'STANDARD',
  'ANNUELLE',
  'INITIALE',
  'OFFICE',
  'MODIF_DEMANDE',
  'COMPTESNONAPPROUVES',
  'MODIFICATION_ADMIN',
] as const
export type TypeMaj = (typeof TYPES_MAJ)[number]
