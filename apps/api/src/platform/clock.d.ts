/** Time is asked for here, so that tests can set it. */
export interface Clock {
  now(): Date
  /** The machine's own instant, where a rehearsal moved the calendar: what other machines share. */
  machine?(): Date
}
export declare const systemClock: Clock
/**
 * The clock of a rehearsal: it goes as the machine's, from a given day (ISO) on; the machine's own
 * without one.
 */
export declare const clockFrom: (jourDeReference: string | undefined, machine?: Clock) => Clock
/** The day of an instant in Paris, as an ISO day. */
export declare const dayInParis: (instant: Date) => string
/** Today in Paris as an ISO day: the register's calendar, whatever the machine's zone. */
export declare const today: (clock: Clock) => string
