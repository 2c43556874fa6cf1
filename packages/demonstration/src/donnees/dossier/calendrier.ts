import { addDays, type IsoDate } from '@registre/domain'
import type { Recette } from '../recettes.ts'

/** The days of one co-ownership, in the order in which they are lived. */
export interface Calendrier {
  /** The dossier was begun: nothing is older. */
  commence: IsoDate
  /** Its registration was sent. */
  depot: IsoDate
  /** It got its number. */
  valide: IsoDate | null
  /** What is shown of its syndic was asked. */
  mandat: IsoDate
  /** Its last annual update; null when it has none. */
  maj: IsoDate | null
  /** The request that keepers hold, or decided last, was sent, then decided if it was. */
  demande: IsoDate
  decidee: IsoDate
}

/** Requests that keepers have not decided. */
const OUVERTES: ReadonlySet<string> = new Set(['A_VALIDER', 'EN_COURS', 'PRECISIONS'])
/** Requests about a co-ownership that has its number already. */
const SUR_IMMATRICULEE: ReadonlySet<string> = new Set(['RATTACHEMENT', 'DISSOLUTION'])
const TENUS: ReadonlySet<string> = new Set(['EN_COURS', 'EXPIRE', 'A_VENIR'])
const EXAMEN_JOURS = 2
const REDACTION_JOURS = 2
const UN_MANDAT_JOURS = 365

const plusTard = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b)
const plusTot = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

/** The day on which a keeper decides what was asked on `demande`: two days after, yesterday at most. */
export const decisionLe = (demande: IsoDate, aujourdhui: IsoDate): IsoDate =>
  plusTard(plusTot(addDays(demande, EXAMEN_JOURS), addDays(aujourdhui, -1)), demande)

/** First day of the oldest mandate that the register knows; null without any. */
const premierMandat = ({ mandat, periode, historique = 0 }: Recette, aujourdhui: IsoDate) => {
  if (!mandat || !periode) return null
  const debut = addDays(aujourdhui, periode[0])
  if (historique === 0) return debut
  const finPrecedent = plusTot(addDays(debut, -1), addDays(aujourdhui, -10))
  return addDays(finPrecedent, 1 - UN_MANDAT_JOURS * historique)
}

const depotDe = (recette: Recette, rang: number, aujourdhui: IsoDate): IsoDate => {
  const recent = addDays(aujourdhui, -(1 + ((rang * 5) % 9)))
  if (recette.declaration) return recent
  const ancien = addDays(aujourdhui, -(260 + ((rang * 37) % 1100)))
  // A notary registers before anybody is attached; a syndic, once it is elected.
  const debut = recette.notaire ? null : premierMandat(recette, aujourdhui)
  if (debut === null) return ancien
  return (recette.historique ?? 0) > 0 ? plusTot(ancien, debut) : addDays(debut, 3 + (rang % 15))
}

const demandeDe = (
  recette: Recette,
  depot: IsoDate,
  rang: number,
  aujourdhui: IsoDate,
): IsoDate => {
  const { demande, dissolution, concurrent } = recette
  if (!concurrent && (!demande || !SUR_IMMATRICULEE.has(demande.type))) return depot
  if (concurrent || (demande && OUVERTES.has(demande.etat)))
    return addDays(aujourdhui, -(1 + ((rang * 5) % 9)))
  // Decided: before the day on which it took effect.
  return addDays(aujourdhui, Math.min(dissolution?.effet ?? 0, 0) - 20)
}

/** The days of a co-ownership of this recipe. */
export const calendrierDe = (recette: Recette, rang: number, aujourdhui: IsoDate): Calendrier => {
  const depot = depotDe(recette, rang, aujourdhui)
  const valide = recette.numerotee
    ? plusTot(recette.notaire ? depot : addDays(depot, EXAMEN_JOURS), aujourdhui)
    : null
  const demande = demandeDe(recette, depot, rang, aujourdhui)
  const debut = addDays(aujourdhui, recette.periode?.[0] ?? 0)
  const maj = addDays(aujourdhui, -(10 + (rang % 150)))
  const annuelle =
    recette.mandat !== undefined &&
    TENUS.has(recette.mandat) &&
    rang % 5 < 3 &&
    valide !== null &&
    valide < addDays(maj, -30)
  return {
    commence: addDays(depot, -REDACTION_JOURS),
    depot,
    valide,
    // One's first mandate comes with the registration; the next ones are asked as they begin.
    mandat: recette.notaire
      ? demande
      : (recette.historique ?? 0) > 0
        ? plusTard(plusTot(debut, addDays(aujourdhui, -(5 + (rang % 4)))), depot)
        : depot,
    maj: annuelle ? maj : null,
    demande,
    decidee: decisionLe(demande, aujourdhui),
  }
}
