import { addDays, addMonths, type IsoDate } from '../kernel/dates.ts'
import type { SituationMaj } from './obligations.enums.ts'

/**
 * The accounts are approved within six months of their closing (décret n° 67-223, article 18), and
 * declared within two months of their approval (CCH, R711-10): eight months after the next closing.
 */
const MOIS_APRES_CLOTURE = 8
const MOIS_D_UN_EXERCICE = 12

/** Last day for the annual update that follows a declared closing; null when none was declared. */
export const limiteMajAnnuelle = (derniereCloture: IsoDate | null): IsoDate | null =>
  derniereCloture === null
    ? null
    : addDays(addMonths(addDays(derniereCloture, 1), MOIS_D_UN_EXERCICE + MOIS_APRES_CLOTURE), -1)

/** Where the annual update of a co-ownership stands on a day; `faite`: that of the running year. */
export const situationMaj = (
  { faite, limite }: { faite: boolean; limite: IsoDate | null },
  jour: IsoDate,
): SituationMaj => (faite ? 'faite' : limite !== null && limite < jour ? 'en-retard' : 'a-faire')
