/** Status of a declarant's establishment and accounts (specification 1, section 3). */
export const STATUTS_TELEDECLARANT = [
  'ATT_CREA_COMPTE',
  'ATT_ACTIVATION',
  'ACTIF',
  'SUPPRIME',
  'ATT_FIN_IMM_NOT',
] as const
export type StatutTeledeclarant = (typeof STATUTS_TELEDECLARANT)[number]

/** Kinds of declarant; the last two are spelt in lower case in the contract. */
export const TYPES_TELEDECLARANT = [
  'PRO',
  'NON_PRO',
  'NOTAIRE',
  'NOTAIRE_NOTAIRE',
  'NOTAIRE_COLLABORATEUR',
  'AUTRE',
  'teneur',
  'institutionnel',
] as const
export type TypeTeledeclarant = (typeof TYPES_TELEDECLARANT)[number]

export const CIVILITES = ['MME', 'M'] as const
export type Civilite = (typeof CIVILITES)[number]

/** A title as a row keeps it, a free text; '' for none, or for any other. */
export const lireCivilite = (texte: string): Civilite | '' =>
  CIVILITES.find((civilite) => civilite === texte) ?? ''
