import { describe, expect, it } from 'vitest'
import type { NiveauGeographique } from '../institution/institution.ts'
import { NOTE_PUBLICATION, publierFigures } from './publier-figures.ts'

const COMPTEES = {
  coproprietes: 63,
  'taille.petite': 62,
  'taille.moyenne': 1,
  'taille.grande': 0,
  lots: 812,
  'procedure.une': 13,
  'procedure.aucune': 50,
  'plan.avec': 2,
  'plan.sans': 61,
  chargesParLot: 1200,
  impayesParLot: 0,
}
const publier = (
  niveau: NiveauGeographique,
  chiffres: Partial<Record<keyof typeof COMPTEES, number | null>> = {},
  appuis = { chargesParLot: 11, impayesParLot: 11 },
) => publierFigures({ niveau, chiffres: { ...COMPTEES, ...chiffres }, appuis })

/** Both parts of the procedures of a commune, as they are published. */
const procedures = (total: number, une: number): readonly [une: number, aucune: number] => {
  const dits = publier('COMMUNE', {
    coproprietes: total,
    'procedure.une': une,
    'procedure.aucune': total - une,
  })
  return [dits['procedure.une'] ?? 0, dits['procedure.aucune'] ?? 0]
}

describe('what is published of a territory', () => {
  it('counts plainly what the open data tell, rounds what they do not, leaves zeros out', () => {
    expect(publier('DEPARTEMENT')).toEqual({
      coproprietes: 63,
      'taille.petite': 62,
      'taille.moyenne': 1,
      lots: 812,
      'procedure.une': 15,
      'procedure.aucune': 50,
      'plan.sans': 65,
      chargesParLot: 1200,
    })
  })

  it.each<[NiveauGeographique, number, number | null]>([
    ['NATIONAL', 11, 1200],
    ['REGION', 11, 1200],
    ['DEPARTEMENT', 11, 1200],
    ['DEPARTEMENT', 10, null],
    ['EPCI', 400, null],
    ['COMMUNE', 400, null],
  ])('%s, %i known accounts: the amount is %s', (niveau, appui, attendu) => {
    const dits = publier(niveau, {}, { chargesParLot: appui, impayesParLot: appui })
    expect(dits['chargesParLot']).toBe(attendu)
    // A median of nothing is zero, which is left out.
    expect(dits['impayesParLot']).toBe(attendu === null ? null : undefined)
  })

  it.each([
    // total, with a procedure, published: with, without
    [0, 0, 0, 0],
    [1, 1, 0, 0],
    [2, 2, 0, 0],
    [3, 0, 0, 5],
    [3, 3, 0, 5],
    [6, 3, 5, 0],
    [12, 2, 0, 10],
    [12, 3, 5, 5],
    [14, 14, 10, 5],
    [20, 17, 15, 5],
    [1003, 998, 1000, 5],
  ])('%i co-ownerships, %i with a procedure: %i and %i', (total, une, avec, sans) => {
    expect(procedures(total, une)).toEqual([avec, sans])
  })

  it('beside the exact total, leaves three numbers possible at least, all of them never being sure', () => {
    for (let total = 2; total <= 60; total += 1) {
      const possibles = new Map<string, number[]>()
      for (let une = 0; une <= total; une += 1) {
        const dits = procedures(total, une)
        for (const n of dits) expect(n % 5).toBe(0)
        expect(Math.min(...dits)).toBeGreaterThanOrEqual(0)
        possibles.set(dits.join(), [...(possibles.get(dits.join()) ?? []), une])
      }
      for (const nombres of possibles.values()) expect(nombres.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('is told in one note', () => {
    expect(NOTE_PUBLICATION).toContain('arrondis à 5 près')
    expect(NOTE_PUBLICATION).toContain('à partir de 11 copropriétés')
    expect(NOTE_PUBLICATION).not.toMatch(/secret/i)
  })
})
