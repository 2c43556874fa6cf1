import { addDays, ajouterJoursOuvres, formatFrDate, jourAParis } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import type { TypeDemande } from './demande.enums.ts'

export type DelaisDemande = Record<TypeDemande, number>

/**
 * Working days given to the keepers for each kind of request. One day for duplicates is the
 * specification's.
 */
const DELAIS_JOURS_OUVRES: DelaisDemande = {
  IMMATRICULATION: 5,
  RATTACHEMENT: 5,
  DISSOLUTION: 10,
  DOUBLON_NOTAIRE: 1,
}

/** Due day of a request that is deposited on a day. */
export const echeance = (
  type: TypeDemande,
  dateDepot: IsoDate,
  delais: DelaisDemande = DELAIS_JOURS_OUVRES,
): IsoDate => ajouterJoursOuvres(dateDepot, delais[type])

/**
 * Due day of a request that nobody could decide from one day to another (its co-ownership was
 * cancelled or deleted): the working days that were left then are left again. One that was late
 * stays late.
 */
export const reporterEcheance = (dateEcheance: IsoDate, du: IsoDate, au: IsoDate): IsoDate => {
  if (dateEcheance < du) return dateEcheance
  let reste = 0
  for (let jour = du; jour < dateEcheance; jour = ajouterJoursOuvres(jour, 1)) reste += 1
  return ajouterJoursOuvres(au, reste)
}

/**
 * Due day of a request that its declarant answers on a day: the working days that were left when
 * the clock stopped are left again; asking never erases what was late.
 */
export const echeanceApresReponse = (
  { echeance: fixee, suspendueLe }: { echeance: IsoDate; suspendueLe: number | null },
  jour: IsoDate,
): IsoDate =>
  suspendueLe === null ? fixee : reporterEcheance(fixee, jourAParis(suspendueLe), jour)

/** True the day after the due day. */
export const estHorsDelai = (dateEcheance: IsoDate, aujourdhui: IsoDate): boolean =>
  aujourdhui > dateEcheance

/** How the day of a decision is said: one that has passed is not promised any more. */
export const quandDecider = (dateEcheance: IsoDate, aujourdhui: IsoDate): string =>
  `${estHorsDelai(dateEcheance, aujourdhui) ? 'attendue depuis' : 'au plus tard'} le ${formatFrDate(dateEcheance)}`

/** A keeper holds a request for this time; a heartbeat extends it. */
export const BAIL_VERROU_MINUTES = 15

/** Instants in milliseconds: a lock without a later end is free. */
export const verrouTenu = (expireLe: number | null, maintenant: number): boolean =>
  expireLe !== null && expireLe > maintenant

const RELANCE_PRECISIONS_JOURS = 15
export const SILENCE_PRECISIONS_JOURS = 30

/** Day from which a question that nobody answered closes its request. */
export const limiteDesPrecisions = (demandeesLe: IsoDate): IsoDate =>
  addDays(demandeesLe, SILENCE_PRECISIONS_JOURS)

/** What the silence of a declarant leads to, as the days pass after a request for clarification. */
export const suiteSilencePrecisions = (
  demandeesLe: IsoDate,
  aujourdhui: IsoDate,
): 'attendre' | 'relancer-precisions' | 'expirer-precisions' => {
  if (aujourdhui >= limiteDesPrecisions(demandeesLe)) return 'expirer-precisions'
  return aujourdhui >= addDays(demandeesLe, RELANCE_PRECISIONS_JOURS)
    ? 'relancer-precisions'
    : 'attendre'
}
