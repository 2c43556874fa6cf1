import type { IsoDate } from '../kernel/dates.ts'
import type { DonneesTechniques, Identification } from './declaration.types.ts'
import { echeancePlanTravaux } from './obligations.ts'
import { ANNEES_PERIODE } from './periodes.ts'

export const AGE_PLAN_TRAVAUX_ANS = 15
type Construction = Pick<DonneesTechniques, 'anneeConstruction' | 'periodeConstruction'>

/** The last year in which it may have been built; null when nobody knows. */
export const derniereAnneeConstruction = ({
  anneeConstruction,
  periodeConstruction,
}: Construction): number | null => {
  if (anneeConstruction !== null) return anneeConstruction
  const annees = periodeConstruction === null ? null : ANNEES_PERIODE[periodeConstruction]
  return annees === null || annees[1] === 9999 ? null : annees[1]
}

/** First day of the year after the fifteenth, at the latest; null when nobody knows. */
export const quinzeAnsLe = (construction: Construction): IsoDate | null => {
  const annee = derniereAnneeConstruction(construction)
  return annee === null
    ? null
    : `${String(annee + AGE_PLAN_TRAVAUX_ANS + 1).padStart(4, '0')}-01-01`
}

/** True from the year after the fifteenth, null when the year of construction cannot tell. */
export const aPlusDeQuinzeAns = (construction: Construction, jour: IsoDate): boolean | null => {
  const le = quinzeAnsLe(construction)
  if (le !== null && le <= jour) return true
  return construction.anneeConstruction === null ? null : false
}

/** First day on which a plan may be missing; null: the declared data cannot tell. */
export const planTravauxDuLe = (
  construction: Construction,
  lotsPrincipaux: number | null,
  jour: IsoDate,
): IsoDate | null => {
  const ans = quinzeAnsLe(construction)
  if (lotsPrincipaux === null || ans === null || aPlusDeQuinzeAns(construction, jour) === null)
    return null
  const entree = echeancePlanTravaux(lotsPrincipaux)
  return ans > entree ? ans : entree
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
  { nbLotsHabBurCom }: Identification,
  technique: DonneesTechniques,
  jour: IsoDate,
): PlanTravaux => {
  const concernee = aPlusDeQuinzeAns(technique, jour)
  const echeance = concernee === true ? planTravauxDuLe(technique, nbLotsHabBurCom, jour) : null
  const dit = technique.ppt || technique.pptInscritAG
  return { concernee, echeance, enRetard: echeance !== null && !dit && jour >= echeance }
}
