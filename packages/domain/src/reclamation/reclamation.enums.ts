/** Where a message to the keepers stands. */
export const ETATS_RECLAMATION = ['RECUE', 'REPONDUE', 'TRAITEE'] as const
export type EtatReclamation = (typeof ETATS_RECLAMATION)[number]

/** Who writes to the keepers (contact form; specification 2, 7.7). */
export const TYPES_DEMANDEUR = [
  'SYNDIC_PRO',
  'SYNDIC_BENEVOLE',
  'ADMINISTRATEUR_PROVISOIRE',
  'NOTAIRE',
  'COPROPRIETAIRE',
  'INSTITUTION',
  'AUTRE',
] as const
export type TypeDemandeur = (typeof TYPES_DEMANDEUR)[number]

/** What a message is about. */
export const OBJETS_RECLAMATION = ['COMPTE', 'COPROPRIETE', 'MANDAT', 'DONNEES', 'SITE'] as const
export type ObjetReclamation = (typeof OBJETS_RECLAMATION)[number]

export const TYPES_RECLAMATION = [
  'CONNEXION',
  'CODE_ACTIVATION',
  'CERTIFICAT',
  'ACCES_INSTITUTION',
  'IMMATRICULER',
  'DOUBLON',
  'NUMERO_INCONNU',
  'DISSOLUTION',
  'RATTACHEMENT',
  'SYNDIC_ERRONE',
  'ABSENCE_IMMATRICULATION',
  'DONNEES_ERRONEES',
  'MISE_A_JOUR',
  'DONNEES_PERSONNELLES',
  'UTILISER_DONNEES',
  'ACCESSIBILITE',
  'ANOMALIE',
  'AUTRE_QUESTION',
] as const
export type TypeReclamation = (typeof TYPES_RECLAMATION)[number]
