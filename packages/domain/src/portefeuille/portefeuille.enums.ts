export const ETATS_PORTEFEUILLE = ['CONTROLE', 'EN_COURS', 'TERMINE', 'ANNULE'] as const
export type EtatPortefeuille = (typeof ETATS_PORTEFEUILLE)[number]

/** What is known of a row: the verdict of the check, then what became of it. */
export const ETATS_LIGNE = [
  'PRETE',
  'A_CONFIRMER',
  'EN_ERREUR',
  'DEJA_ENREGISTREE',
  'A_DEPOSER',
  'DEPOSEE',
  'ATTEND_ACCORD',
  'REFUSEE',
  'ABANDONNEE',
] as const
export type EtatLigne = (typeof ETATS_LIGNE)[number]
