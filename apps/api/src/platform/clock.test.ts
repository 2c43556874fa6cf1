import { expect, it } from 'vitest'
import { clockFrom, systemClock, today } from './clock.ts'
import { annoncerRepetition } from './repetition.ts'

const machine = { now: () => new Date('2026-11-23T22:30:00Z') }

it('begins a rehearsal on its day, at the hour that it is, and leaves the machine its own', () => {
  const clock = clockFrom('2027-02-21', machine)
  expect(today(clock)).toBe('2027-02-21')
  expect(clock.now().toISOString()).toBe('2027-02-21T22:30:00.000Z')
  expect(clock.machine?.()).toEqual(machine.now())
  // Also back, and where the machine's day is already the next one in Paris.
  const tard = { now: () => new Date('2026-11-23T23:30:00Z') }
  expect(today(clockFrom('2026-11-01', tard))).toBe('2026-11-01')
})

it('is the machine’s clock without a rehearsal', () => {
  expect(clockFrom(undefined)).toBe(systemClock)
})

it('says the rehearsal on every page, and nothing otherwise', () => {
  const page = '<!doctype html><html lang="fr"><body><div id="racine"></div></body></html>'
  expect(annoncerRepetition(page, null)).toBe(page)
  const annoncee = annoncerRepetition(page, '2027-02-21')
  expect(annoncee).toContain('<html data-jour="2027-02-21" lang="fr">')
  expect(annoncee.indexOf('21/02/2027')).toBeLessThan(annoncee.indexOf('id="racine"'))
})
