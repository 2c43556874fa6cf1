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

export const TYPES_JUSTIFICATIF_MANDAT = ['CONTRAT_SYNDIC', 'PV_AG', 'ORDO_NOMINATION'] as const
export type TypeJustificatifMandat = (typeof TYPES_JUSTIFICATIF_MANDAT)[number]

/** On which ground of article 41-8 of the law of 1965 a syndicate is a small one. */
export const PETITS_SYNDICATS = ['LOTS', 'BUDGET'] as const
export type PetitSyndicat = (typeof PETITS_SYNDICATS)[number]

export const TYPES_CHAUFFAGE = ['COLLECTIF', 'INDIVIDUEL', 'MIXTE', 'SANS_CHAUFFAGE'] as const
export type TypeChauffage = (typeof TYPES_CHAUFFAGE)[number]

export const ENERGIES_CHAUFFAGE = [
  'BOIS_DE_CHAUFFAGE',
  'GAZ_NATUREL',
  'GAZ_PROPANE_BUTANE',
  'FIOUL_DOMESTIQUE',
  'CHARBON',
  'ELECTRICITE',
  'ENERGIE_AUTRE',
] as const
export type EnergieChauffage = (typeof ENERGIES_CHAUFFAGE)[number]

export const PERIODES_CONSTRUCTION = [
  'AVANT_1949',
  'DE_1949_A_1960',
  'DE_1961_A_1974',
  'DE_1975_A_1993',
  'DE_1994_A_2000',
  'DE_2001_A_2010',
  'APRES_2011',
  'NON_CONNUE',
] as const
export type PeriodeConstruction = (typeof PERIODES_CONSTRUCTION)[number]

export const ETIQUETTES_ENERGIE = [
  'ETIQ_A',
  'ETIQ_B',
  'ETIQ_C',
  'ETIQ_D',
  'ETIQ_E',
  'ETIQ_F',
  'ETIQ_G',
  'ETIQ_NON_DETERMINE',
] as const
export type EtiquetteEnergie = (typeof ETIQUETTES_ENERGIE)[number]

export const TYPES_ARRETE = [
  'EQUIPEMENTS',
  'INSALUBRITE',
  'PERIL',
  'SECURITE_TR_INSALUBRITE',
] as const
export type TypeArrete = (typeof TYPES_ARRETE)[number]
