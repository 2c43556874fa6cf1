import { addDays, addMonths, daysBetween } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { Urgence } from './echeance.enums.ts'
import { DUREE_USUELLE_MANDAT_MOIS } from './mandat.rules.ts'

/**
 * The urgency of an end of mandate on a day: over, followed by another mandate, within 30 days,
 * within 60, later.
 */
export const urgenceDe = (fin: IsoDate, suivi: boolean, jour: IsoDate): Urgence => {
  if (suivi) return 'SUIVI'
  const reste = daysBetween(jour, fin)
  if (reste < 0) return 'EXPIRE'
  return reste <= 30 ? 'PROCHE' : reste <= 60 ? 'A_PREVOIR' : 'LOINTAIN'
}

/**
 * How far an end of mandate is on a day, as a person says it: the mandate runs until that day, the
 * last one included.
 */
export const phraseEcheance = (fin: IsoDate, jour: IsoDate): string => {
  const reste = daysBetween(jour, fin)
  if (Math.abs(reste) <= 1) return reste === 0 ? 'aujourd’hui' : reste > 0 ? 'demain' : 'hier'
  return reste > 0 ? `dans ${reste} jours` : `il y a ${-reste} jours`
}

/** The usual last day of a mandate that begins on a day: twelve months. */
export const finUsuelle = (dateDebut: IsoDate): IsoDate =>
  addDays(addMonths(dateDebut, DUREE_USUELLE_MANDAT_MOIS), -1)

/**
 * The period that a renewal offers: the day after the end, for twelve months. A mandate over for
 * too long would give an end already past: the offer then starts today.
 */
export const periodeProposee = (
  finPrecedente: IsoDate,
  jour: IsoDate,
): { dateDebut: IsoDate; dateFin: IsoDate } => {
  const dateDebut = addDays(finPrecedente, 1)
  const dateFin = finUsuelle(dateDebut)
  return dateFin > jour ? { dateDebut, dateFin } : { dateDebut: jour, dateFin: finUsuelle(jour) }
}
