import { describe, expect, it } from 'vitest'
import { exposant, rupture } from './lois.ts'

const loi = (e: number, facteur: number) =>
  [65_000, 325_000, 1_300_000].map((taille) => ({ taille, cout: facteur * taille ** e }))

describe('how a cost grows', () => {
  it.each([0, 0.5, 1, 1.7])('finds the exponent %d of a power of the size', (e) => {
    expect(exposant(loi(e, 3))).toBeCloseTo(e, 6)
  })
  it('says nothing from one size, or from a cost that is not positive', () => {
    expect(exposant([{ taille: 10, cout: 1 }])).toBeNull()
    expect(
      exposant([
        { taille: 10, cout: 0 },
        { taille: 20, cout: 1 },
      ]),
    ).toBeNull()
  })
  it('tells the size at which it meets its limit, and none when it does not grow', () => {
    expect(rupture(loi(1, 0.001), 13_000)).toBe(13_000_000)
    expect(rupture(loi(0, 5), 50)).toBeNull()
  })
})
