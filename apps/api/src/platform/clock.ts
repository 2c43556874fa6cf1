/** Time is asked for here, so that tests can set it. */
export interface Clock {
  now(): Date
  /** The machine's own instant, where a rehearsal moved the calendar: what other machines share. */
  machine?(): Date
}
export const systemClock: Clock = { now: () => new Date() }

const JOUR_MS = 86_400_000

/** Days from the machine's day in Paris to that of a rehearsal (ISO); 0 without one. */
export const decalageJours = (jourDeReference: string | undefined, machine = systemClock): number =>
  jourDeReference === undefined
    ? 0
    : Math.round((Date.parse(jourDeReference) - Date.parse(dayInParis(machine.now()))) / JOUR_MS)

/**
 * The clock of a rehearsal: it goes as the machine's, from a given day (ISO) on; the machine's own
 * without one.
 */
export const clockFrom = (jourDeReference: string | undefined, machine = systemClock): Clock => {
  const jours = decalageJours(jourDeReference, machine)
  if (jours === 0) return machine
  return {
    now: () => new Date(machine.now().getTime() + jours * JOUR_MS),
    machine: machine.now,
  }
}

const PARIS = new Intl.DateTimeFormat('fr-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of an instant in Paris, as an ISO day. */
export const dayInParis = (instant: Date): string => PARIS.format(instant)

const HEURE_MS = 3_600_000
/**
 * The last hour that was asked for: Paris is a whole number of hours from Greenwich, so a day never
 * begins inside one.
 */
let connue: { heure: number; jour: string } = { heure: Number.NaN, jour: '' }

/** Today in Paris as an ISO day: the register's calendar, whatever the machine's zone. */
export const today = (clock: Clock): string => {
  const maintenant = clock.now()
  const heure = Math.floor(maintenant.getTime() / HEURE_MS)
  if (heure !== connue.heure) connue = { heure, jour: dayInParis(maintenant) }
  return connue.jour
}
