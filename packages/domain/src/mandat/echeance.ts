import { addDays, addMonths, daysBetween } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { DUREE_USUELLE_MANDAT_MOIS } from './mandat.rules.ts'

/** Lists of a portfolio of deadlines, each with its limit in days; null: without one. */
export const FILTRES_ECHEANCE = ['tous', 'expires', '30', '60', '90', 'suivis'] as const
export type FiltreEcheance = (typeof FILTRES_ECHEANCE)[number]

export const LABELS_FILTRE_ECHEANCE: Record<FiltreEcheance, string> = {
  tous: 'Toutes les échéances',
  expires: 'Mandats expirés',
  '30': 'Dans les 30 jours',
  '60': 'Dans les 60 jours',
  '90': 'Dans les 90 jours',
  suivis: 'Déjà renouvelés ou remplacés',
}

/** Where a deadline stands: what its badge says. */
export const URGENCES = ['EXPIRE', 'SUIVI', 'PROCHE', 'A_PREVOIR', 'LOINTAIN'] as const
export type Urgence = (typeof URGENCES)[number]

export const LABELS_URGENCE: Record<Urgence, string> = {
  EXPIRE: 'Expiré',
  SUIVI: 'Suite enregistrée',
  PROCHE: 'À renouveler',
  A_PREVOIR: 'À prévoir',
  LOINTAIN: 'En cours',
}

/** The urgency of an end of mandate on a day: over, followed by another mandate, within 30 days, within 60, later. */
export const urgenceDe = (fin: IsoDate, suivi: boolean, jour: IsoDate): Urgence => {
  if (suivi) return 'SUIVI'
  const reste = daysBetween(jour, fin)
  if (reste < 0) return 'EXPIRE'
  return reste <= 30 ? 'PROCHE' : reste <= 60 ? 'A_PREVOIR' : 'LOINTAIN'
}

/** How far an end of mandate is on a day, as a person says it: the mandate runs until that day, the last one included. */
export const phraseEcheance = (fin: IsoDate, jour: IsoDate): string => {
  const reste = daysBetween(jour, fin)
  if (Math.abs(reste) <= 1) return reste === 0 ? 'aujourd’hui' : reste > 0 ? 'demain' : 'hier'
  return reste > 0 ? `dans ${reste} jours` : `il y a ${-reste} jours`
}

/**
 * The period that a renewal offers: the day after the end, for twelve months. A mandate over for too long would give an
 * end already past: the offer then starts today.
 */
export const periodeProposee = (finPrecedente: IsoDate, jour: IsoDate): { dateDebut: IsoDate; dateFin: IsoDate } => {
  const dateDebut = addDays(finPrecedente, 1)
  const dateFin = addDays(addMonths(dateDebut, DUREE_USUELLE_MANDAT_MOIS), -1)
  return dateFin > jour ? { dateDebut, dateFin } : { dateDebut: jour, dateFin: addDays(addMonths(jour, DUREE_USUELLE_MANDAT_MOIS), -1) }
}
