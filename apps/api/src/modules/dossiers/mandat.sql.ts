/** The mandates that attach a syndic, as a list of SQL (ETATS_MANDAT_ACTIFS of the domain). */
export const MANDATS_ACTIFS = "('EN_COURS', 'A_VENIR', 'EXPIRE')"
/** `MANDATS_ACTIFS`, and those that wait for a decision (ETATS_MANDAT_EN_ATTENTE). */
export const MANDATS_VISIBLES =
  "('EN_COURS', 'A_VENIR', 'EXPIRE', 'DEMANDE', 'EN_COURS_DE_VALIDATION', 'PRECISIONS_DEMANDEES')"
