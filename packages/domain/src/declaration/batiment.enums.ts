// What is told of one building, from 21 February 2027 on. The lists of heating, hot water and
// ventilation systems are those of the collective energy diagnosis, shortened.

export const SYSTEMES_CHAUFFAGE = [
  'CHAUDIERE',
  'CHAUDIERE_CONDENSATION',
  'POMPE_A_CHALEUR',
  'RESEAU_CHALEUR',
  'RADIATEURS_ELECTRIQUES',
  'POELE_INSERT',
  'AUTRE',
  'NON_CONNU',
] as const
export type SystemeChauffage = (typeof SYSTEMES_CHAUFFAGE)[number]

export const PRODUCTIONS_EAU_CHAUDE = ['COLLECTIVE', 'INDIVIDUELLE', 'MIXTE', 'AUCUNE'] as const
export type ProductionEauChaude = (typeof PRODUCTIONS_EAU_CHAUDE)[number]

export const SYSTEMES_EAU_CHAUDE = [
  'AVEC_LE_CHAUFFAGE',
  'CHAUFFE_EAU_ELECTRIQUE',
  'CHAUFFE_EAU_GAZ',
  'CHAUFFE_EAU_THERMODYNAMIQUE',
  'RESEAU_CHALEUR',
  'SOLAIRE',
  'AUTRE',
  'NON_CONNU',
] as const
export type SystemeEauChaude = (typeof SYSTEMES_EAU_CHAUDE)[number]

export const VENTILATIONS = [
  'AUCUNE',
  'NATURELLE',
  'VMC_SIMPLE_FLUX',
  'VMC_HYGROREGLABLE',
  'VMC_DOUBLE_FLUX',
  'AUTRE',
  'NON_CONNUE',
] as const
export type Ventilation = (typeof VENTILATIONS)[number]

export const DIAGNOSTICS_STRUCTUREL = ['REALISE', 'NON_REALISE'] as const
export type DiagnosticStructurel = (typeof DIAGNOSTICS_STRUCTUREL)[number]

/** Where the energy label of a building comes from. */
export const SOURCES_ETIQUETTE = ['DPE_COLLECTIF', 'AUDIT'] as const
export type SourceEtiquette = (typeof SOURCES_ETIQUETTE)[number]

export const MENUISERIES = ['SIMPLE_VITRAGE', 'DOUBLE_VITRAGE', 'MIXTE', 'NON_CONNUES'] as const
export type Menuiseries = (typeof MENUISERIES)[number]

export const ISOLATIONS = ['ISOLE', 'EN_PARTIE', 'NON_ISOLE', 'NON_CONNU'] as const
export type Isolation = (typeof ISOLATIONS)[number]

/** How sure the match of a building with the national reference of buildings (RNB) is. */
export const CONFIANCES_RNB = ['FORTE', 'MOYENNE', 'FAIBLE', 'NON_VERIFIE'] as const
export type ConfianceRnb = (typeof CONFIANCES_RNB)[number]
