import { describe, expect, it } from 'vitest'
import type { NiveauGeographique } from '../institution/institution.ts'
import { completerFigures, NOTE_PUBLICATION, publierFigures } from './publier-figures.ts'
import { cleCellule, estSansDate, REPARTITIONS } from './statistiques.ts'

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
) =>
  completerFigures(
    publierFigures({ niveau, chiffres: { ...COMPTEES, ...chiffres }, appuis }),
    false,
  )

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
      'procedure.aucune': 48,
      'plan.sans': 63,
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
    [1, 1, 0, 1],
    [2, 2, 0, 2],
    [3, 0, 0, 3],
    [3, 3, 0, 3],
    [6, 3, 5, 1],
    [12, 2, 0, 12],
    [12, 3, 5, 7],
    [14, 14, 10, 4],
    [20, 17, 15, 5],
    [1003, 998, 1000, 3],
  ])('%i co-ownerships, %i with a procedure: %i and %i', (total, une, avec, sans) => {
    expect(procedures(total, une)).toEqual([avec, sans])
  })

  it('beside the exact total, leaves three numbers possible at least, all of them never being sure', () => {
    for (let total = 2; total <= 60; total += 1) {
      const possibles = new Map<string, number[]>()
      for (let une = 0; une <= total; une += 1) {
        const dits = procedures(total, une)
        expect((dits[0] ?? 0) % 5).toBe(0)
        expect(dits[0] + dits[1]).toBe(total)
        expect(Math.min(...dits)).toBeGreaterThanOrEqual(0)
        possibles.set(dits.join(), [...(possibles.get(dits.join()) ?? []), une])
      }
      for (const nombres of possibles.values()) expect(nombres.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('adds up to the total in every repartition, whatever way it was kept', () => {
    const avant = { coproprietes: 8, 'procedure.aucune': 10, 'plan.avec': 5, 'plan.sans': 5 }
    const dits = completerFigures(avant, false)
    for (const code of ['procedure', 'plan']) {
      const parts = REPARTITIONS.find((r) => r.code === code)?.parts ?? []
      const somme = parts.reduce((n, p) => n + (dits[cleCellule(code, p.code)] ?? 0), 0)
      expect(somme).toBe(8)
    }
  })

  it('of a quarter of long ago, tells what is dated and says that the rest is not known', () => {
    const gardees = publierFigures({
      niveau: 'REGION',
      chiffres: COMPTEES,
      appuis: {},
      ancien: true,
    })
    expect(gardees).toEqual({
      coproprietes: 63,
      'taille.petite': 62,
      'taille.moyenne': 1,
      lots: 812,
    })
    const dites = completerFigures(gardees, true)
    expect(dites).toMatchObject({ ...gardees, 'procedure.une': null, chargesParLot: null })
    expect(estSansDate(dites)).toBe(true)
    expect(estSansDate(publier('REGION'))).toBe(false)
  })

  it('is told in one note', () => {
    expect(NOTE_PUBLICATION).toContain('arrondis à 5 près')
    expect(NOTE_PUBLICATION).toContain('à partir de 11 copropriétés')
    expect(NOTE_PUBLICATION).not.toMatch(/secret/i)
  })
})
