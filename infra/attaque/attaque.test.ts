import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAMILLES, type Famille } from './familles.ts'
import { type Instance, ouvrirInstance } from './instance.ts'

// The short form of npm run attaque: every kind of attack, fewer tries of each.
describe('attaque', { timeout: 300_000 }, () => {
  let instance: Instance
  beforeAll(async () => {
    instance = await ouvrirInstance()
  }, 120_000)
  afterAll(() => instance.fermer())

  it.each(Object.entries<Famille>(FAMILLES))('%s: nothing gets through', async (_, famille) => {
    const bilans = await famille(instance, true)
    expect(bilans.every((b) => b.essais > 0)).toBe(true)
    expect(bilans.flatMap((b) => b.failles)).toEqual([])
  })
})
