import { expect, it } from 'vitest'
import { preuveFraiche } from './preuve.ts'

it.each([
  [0, true],
  [300_000, true],
  [300_001, false],
])('a proof of %i ms ago is fresh: %s', (age, fraiche) => {
  const maintenant = new Date('2026-11-23T10:00:00Z')
  expect(preuveFraiche(new Date(maintenant.getTime() - age), maintenant)).toBe(fraiche)
})
it('who proved nothing is never fresh', () => expect(preuveFraiche(null, new Date())).toBe(false))
