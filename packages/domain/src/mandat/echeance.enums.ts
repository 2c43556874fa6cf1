/** Lists of a portfolio of deadlines, each with its limit in days; null: without one. */
export const FILTRES_ECHEANCE = ['tous', 'expires', '30', '60', '90', 'suivis'] as const
export type FiltreEcheance = (typeof FILTRES_ECHEANCE)[number]

/** Where a deadline stands: what its badge says. */
export const URGENCES = ['EXPIRE', 'SUIVI', 'PROCHE', 'A_PREVOIR', 'LOINTAIN'] as const
export type Urgence = (typeof URGENCES)[number]
