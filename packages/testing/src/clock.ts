import type { IsoDate } from '@registre/domain'

export interface FakeClock {
  now(): Date
  /** The day in Paris. */
  today(): IsoDate
  /** Moves forward. */
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
  set(instant: string | Date): void
}

const DAY_IN_PARIS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
})

const JOUR_MS = 86_400_000

/**
 * Days by which JOUR_DES_ESSAIS (ISO) moves the calendar of a run of tests: the same tests then hold
 * under another set of the law. 0 without it.
 */
export const decalageDesEssais = (machine = new Date()): number => {
  const jour = process.env['JOUR_DES_ESSAIS']
  return jour === undefined
    ? 0
    : Math.round((Date.parse(jour) - Date.parse(DAY_IN_PARIS.format(machine))) / JOUR_MS)
}

/** The instant at which the tests of this run begin. */
export const instantDesEssais = (machine = new Date()): Date =>
  new Date(machine.getTime() + decalageDesEssais(machine) * JOUR_MS)

/** A clock that moves only when told; begins on a Tuesday morning that is not a holiday. */
export const fakeClock = (start: string | Date = '2026-09-15T08:00:00Z'): FakeClock => {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    today: () => DAY_IN_PARIS.format(time),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    set: (instant) => {
      time = new Date(instant).getTime()
    },
  }
}
