import { addDays, daysBetween, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type Changement, courrielDossier, RIEN } from './changement.ts'
import { type Dossier, reperesDe } from './dossier.ts'

/**
 * Distances of the mails before the end of a mandate, and until how many days before the end each
 * still leaves after nights that were missed. The last day's mail is the expiry's.
 */
export const PREAVIS = [
  { jours: 60, jusqua: 31 },
  { jours: 30, jusqua: 0 },
] as const

/** The days between which mandates end that are told at one distance. */
export const periodePreavis = (
  { jours, jusqua }: (typeof PREAVIS)[number],
  jour: IsoDate,
): { du: IsoDate; au: IsoDate } => ({ du: addDays(jour, jusqua), au: addDays(jour, jours) })

/** Tells a syndic that its running mandate ends in some days; nothing for another mandate. */
export const prevenirEcheance = (
  d: Dossier,
  {
    mandatId,
    fin,
    jours,
    aFaire,
  }: {
    mandatId: number
    fin: IsoDate
    jours: number
    /** What else is to be done, in words; '' for nothing. */
    aFaire: string
  },
  jour: IsoDate,
): Changement => {
  const mandat = d.mandats.find((m) => m.id === mandatId)
  if (mandat?.etat !== 'EN_COURS' || mandat.fin !== fin) return RIEN
  return {
    actes: [
      {
        parLeRegistre: true,
        categorie: 'MANDAT',
        type: 'prevenir-echeance',
        mandatId,
        teledeclarantId: mandat.teledeclarantId,
        etatDe: 'mandat',
        donnees: { jours, fin },
        mouvements: [{ quoi: 'mandat', id: mandatId, evenement: 'prevenir-echeance' }],
      },
    ],
    envois: courrielDossier(mandat, 'mandat-echeance', {
      ...reperesDe(d),
      dateFinMandat: formatFrDate(fin),
      jours: daysBetween(jour, fin),
      aFaire,
    }),
  }
}
