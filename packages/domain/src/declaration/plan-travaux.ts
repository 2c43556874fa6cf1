import type { IsoDate } from '../kernel/dates.ts'
import type { DonneesTechniques, Identification } from './declaration.types.ts'
import { ANNEES_PERIODE } from './periodes.ts'

const AGE_PLAN_TRAVAUX_ANS = 15

/**
 * Legal deadline of the multi-year works plan, by number of principal lots (housing, offices,
 * shops).
 */
export const echeancePlanTravaux = (lotsPrincipaux: number): IsoDate => {
  if (lotsPrincipaux > 200) return '2023-01-01'
  // The specification says both "50 to 200" and "up to 50"; the law (2021-1104, article 171) gives
  // 2024 to 51 lots and more.
  return lotsPrincipaux > 50 ? '2024-01-01' : '2025-01-01'
}

/** True from the year after the fifteenth, null when the year of construction cannot tell. */
export const aPlusDeQuinzeAns = (
  {
    anneeConstruction,
    periodeConstruction,
  }: Pick<DonneesTechniques, 'anneeConstruction' | 'periodeConstruction'>,
  jour: IsoDate,
): boolean | null => {
  const limite = Number(jour.slice(0, 4)) - AGE_PLAN_TRAVAUX_ANS
  if (anneeConstruction !== null) return anneeConstruction < limite
  const annees = periodeConstruction === null ? null : ANNEES_PERIODE[periodeConstruction]
  return annees !== null && annees[1] < limite ? true : null
}

export interface PlanTravaux {
  /** Null: the declared data cannot tell. */
  concernee: boolean | null
  echeance: IsoDate | null
  /** The plan is due, and not declared. */
  enRetard: boolean
}

/** What the works plan asks of a co-ownership on a day. */
export const planTravaux = (
  identification: Identification,
  technique: DonneesTechniques,
  jour: IsoDate,
): PlanTravaux => {
  const concernee = aPlusDeQuinzeAns(technique, jour)
  const lots = identification.nbLotsHabBurCom
  if (concernee !== true || lots === null) return { concernee, echeance: null, enRetard: false }
  const echeance = echeancePlanTravaux(lots)
  return { concernee, echeance, enRetard: !technique.ppt && jour >= echeance }
}
