import { leJourDit } from '../kernel/rules.ts'
import { addDays, formatFrDate, type IsoDate } from '../kernel/dates.ts'
import type { FieldError } from '../kernel/errors.ts'
import type { TypeJustificatifMandat } from '../declaration/champs/listes.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'

// A successor elected before the end that its predecessor declared: it says so, with the date and
// the minutes; a keeper alone ends the mandate in place.

/** What a successor says of its election. */
export interface FinAnticipee {
  electionLe: IsoDate | null
}

/** Days that the syndic in place has to agree or to contest; its silence ends nothing. */
export const REPONSE_PREDECESSEUR_JOURS = 15

/** Last day on which the syndic in place may answer before a keeper decides. */
export const limiteReponse = (jour: IsoDate): IsoDate => addDays(jour, REPONSE_PREDECESSEUR_JOURS)

export interface FaitsFinAnticipee extends FinAnticipee {
  aujourdhui: IsoDate
  dateDebutMandat: IsoDate | null
  /** The mandate in place that would end. */
  enPlace: { debut: IsoDate; fin: IsoDate }
  typeJustifMandat: TypeJustificatifMandat | null
  avecJustificatif: boolean
}

/** True when a mandate that begins on this day ends the one in place before its term. */
export const finitAvantTerme = (debut: IsoDate | null, finEnPlace: IsoDate | null): boolean =>
  debut !== null && finEnPlace !== null && debut <= finEnPlace

/**
 * What a successor follows, of the mandates in the order of their periods: the latest one; where
 * its syndic renewed it in advance, from the start of the one that it continues. The mandate to come
 * falls with the one that runs: one request, one question to its syndic.
 */
export const periodeEnPlace = (
  mandats: readonly {
    etat: EtatMandat
    teledeclarantId: number | null
    debut: IsoDate
    fin: IsoDate
  }[],
): { debut: IsoDate; fin: IsoDate } | null => {
  const dernier = mandats.at(-1)
  if (!dernier) return null
  const siens = mandats.slice(
    mandats.findLastIndex((m) => m.teledeclarantId !== dernier.teledeclarantId) + 1,
  )
  const renouvele =
    dernier.etat === 'A_VENIR'
      ? siens.find((m) => m.etat === 'EN_COURS' || m.etat === 'EXPIRE')
      : undefined
  return { debut: (renouvele ?? dernier).debut, fin: dernier.fin }
}

/** What an early end asks: a past election, a start after it, minutes that prove it. */
export const controlerFinAnticipee = (f: FaitsFinAnticipee): FieldError[] => {
  const { electionLe: election, dateDebutMandat: debut, enPlace } = f
  const fautes: [faute: boolean, champ: string, code: string, message: string][] = [
    [
      election === null,
      'electionLe',
      'requis',
      'Renseignez la date de l’assemblée qui vous a élu, au format jj/mm/aaaa.',
    ],
    [
      election !== null && election > f.aujourdhui,
      'electionLe',
      'MAN-ANT-ELECTION',
      leJourDit(
        'L’assemblée qui vous a élu s’est déjà tenue : sa date ne peut pas être postérieure à la date du jour.',
        f.aujourdhui,
      ),
    ],
    [
      election !== null && debut !== null && debut < election,
      'dateDebutMandat',
      'MAN-ANT-DEBUT',
      'Le mandat ne peut pas commencer avant l’assemblée qui vous a élu.',
    ],
    [
      debut !== null && debut <= enPlace.debut,
      'dateDebutMandat',
      'MAN-ANT-PLACE',
      enPlace.debut > f.aujourdhui
        ? `Un mandat est déjà enregistré à compter du ${formatFrDate(enPlace.debut)} : le vôtre ne peut pas le précéder. S’il n’a plus lieu d’être, écrivez au teneur du registre depuis l’aide.`
        : `Le mandat en place a commencé le ${formatFrDate(enPlace.debut)} : le vôtre ne peut pas le précéder.`,
    ],
    [
      !f.avecJustificatif || f.typeJustifMandat !== 'PV_AG',
      'typeJustifMandat',
      'MAN-ANT-PREUVE',
      'Une élection avant la fin du mandat en place se prouve par le procès-verbal de l’assemblée générale.',
    ],
  ]
  return fautes
    .filter(([faute]) => faute)
    .map(([, champ, code, message]) => ({ champ, code, message }))
}
