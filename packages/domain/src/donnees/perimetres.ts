/**
 * `public`: everybody's file; `territoire`: the same with what institutions and keepers read
 * beside.
 */
export const PERIMETRES_DONNEES = ['public', 'territoire'] as const
export type PerimetreDonnees = (typeof PERIMETRES_DONNEES)[number]
