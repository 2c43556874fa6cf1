/** The mandates that attach a syndic, as a list of SQL (ETATS_MANDAT_ACTIFS of the domain). */
export const MANDATS_ACTIFS = "('EN_COURS', 'A_VENIR', 'EXPIRE')"
