/** The states of a mandate, from the attachment request to its archive. */
export const ETATS_MANDAT = [
  'DEMANDE',
  'EN_COURS_DE_VALIDATION',
  'PRECISIONS_DEMANDEES',
  'REFUSE',
  'A_VENIR',
  'EN_COURS',
  'EXPIRE',
  'ARCHIVE',
  'RETIRE',
] as const
export type EtatMandat = (typeof ETATS_MANDAT)[number]

export const EVENEMENTS_MANDAT = [
  'demander',
  'ouvrir',
  'quitter',
  'expirer-verrou',
  'deverrouiller',
  'valider',
  'refuser',
  'demander-precisions',
  'repondre-precisions',
  'relancer-precisions',
  'expirer-precisions',
  'affecter',
  'retirer-demande',
  'renouveler',
  'debuter',
  'prevenir-echeance',
  'expirer',
  'modifier-dates',
  'archiver',
  'retirer',
  'revenir',
  'reprendre',
  'ceder',
] as const
export type EvenementMandat = (typeof EVENEMENTS_MANDAT)[number]

export const CAS_MANDAT = ['mandat-commence', 'mandat-futur', 'a-examiner', 'a-completer'] as const
export type CasMandat = (typeof CAS_MANDAT)[number]
