import { addDays, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { ETATS_MANDAT_ACTIFS } from './mandat.machine.ts'
import type { EtatMandat } from './mandat.machine.ts'

/** A mandate that counts, as an act would leave it. */
export interface PeriodeDeSyndic {
  syndic: string
  debut: IsoDate
  fin: IsoDate
}

/** The mandates that attach a syndic, but those left out. */
export const periodesEnPlace = <M extends { etat: EtatMandat } & PeriodeDeSyndic>(
  mandats: readonly M[],
  sauf: readonly M[] = [],
): M[] => mandats.filter((m) => ETATS_MANDAT_ACTIFS.some((e) => e === m.etat) && !sauf.includes(m))

/**
 * Who is the syndic from a day on, and when nobody is: the sentence of consequence that each act
 * which moves mandates says before it is confirmed.
 */
export const phraseDesSyndics = (periodes: readonly PeriodeDeSyndic[], jour: IsoDate): string => {
  const suite = periodes.filter((p) => p.fin >= jour && p.debut <= p.fin)
  const morceaux: string[] = []
  let libre = jour
  for (const p of suite.toSorted((a, b) => a.debut.localeCompare(b.debut))) {
    if (p.debut > libre)
      morceaux.push(
        `aucun syndic du ${formatFrDate(libre)} au ${formatFrDate(addDays(p.debut, -1))}`,
      )
    morceaux.push(
      p.debut <= jour
        ? `${p.syndic} jusqu’au ${formatFrDate(p.fin)}`
        : `${p.syndic} du ${formatFrDate(p.debut)} au ${formatFrDate(p.fin)}`,
    )
    libre = addDays(p.fin, 1)
  }
  morceaux.push(`aucun syndic à partir du ${formatFrDate(libre)}`)
  const texte = morceaux.join(', puis ')
  return `${texte.charAt(0).toUpperCase()}${texte.slice(1)}.`
}
