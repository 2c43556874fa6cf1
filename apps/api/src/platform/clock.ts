/** Time is asked for here, so that tests can set it. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

const PARIS = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of an instant in Paris, as an ISO day. */
export const jourParis = (instant: Date): string => PARIS.format(instant)

/** Today in Paris as an ISO day: the register's calendar, whatever the machine's zone. */
export const today = (clock: Clock): string => jourParis(clock.now())
