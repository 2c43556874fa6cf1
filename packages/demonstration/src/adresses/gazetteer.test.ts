import { communes } from '@registre/territoires'
import { describe, expect, it } from 'vitest'
import { CENTROIDES } from './centroides.ts'
import { contourDe, estDans } from './contours.ts'
import { hash, numeroExiste, pointDe, ruesDe } from './gazetteer.ts'
import { NOMS_DE_RUES } from './noms-de-rues.ts'
import { projeter } from './projection.ts'

describe('gazetteer', () => {
  it('has an outline for every commune, or the centre of its collectivity; no street name twice', () => {
    expect(
      communes().filter((c) => contourDe(c) === null && CENTROIDES[c.departement] === undefined),
    ).toEqual([])
    expect(new Set(NOMS_DE_RUES).size).toBe(NOMS_DE_RUES.length)
  })
  it('deals 40 to 120 distinct streets, with a postal code of the commune', () => {
    for (const commune of communes().filter(
      (c, i) => c.type === 'actuelle' && c.codesPostaux.length > 0 && i % 997 === 0,
    )) {
      if (commune.code === '75056') continue
      const rues = ruesDe(commune.code)
      expect(rues.length).toBeGreaterThanOrEqual(40)
      expect(rues.length).toBeLessThanOrEqual(120)
      expect(new Set(rues.map((r) => r.nom)).size).toBe(rues.length)
      for (const rue of rues) {
        expect(commune.codesPostaux).toContain(rue.codePostal)
        expect(rue.dernierNumero).toBeGreaterThan(3)
        expect(rue.dernierNumero).toBeLessThanOrEqual(150)
      }
    }
  })
  it('gives the streets of the districts for Paris, Lyon and Marseille', () => {
    expect(new Set(ruesDe('75056').map((r) => r.codeInsee)).size).toBe(20)
    expect(ruesDe('75104').every((r) => r.codePostal === '75004')).toBe(true)
    expect(ruesDe('99999')).toEqual([])
  })
  it('is stable: these values are in stored data', () => {
    expect(hash('registre')).toBe(hash('registre'))
    expect([ruesDe('01004')[0]?.nom, ruesDe('01004').length]).toMatchInlineSnapshot(`
      [
        "Rue de Beauregard",
        71,
      ]
    `)
    expect(pointDe('01004', ruesDe('01004')[0]?.nom ?? '', 5)).toMatchInlineSnapshot(`
      {
        "lat": 45.954574,
        "lon": 5.378927,
        "x": 884236.28,
        "y": 6542204.76,
      }
    `)
  })
  it('puts every number of every street within its commune', () => {
    const tirees = communes().filter(
      (c, i) => c.type === 'arrondissement' || (c.type === 'actuelle' && i % 61 === 0),
    )
    for (const commune of tirees) {
      const contour = contourDe(commune)
      if (contour === null) continue
      for (const rue of ruesDe(commune.code))
        for (const numero of [0, 1, rue.dernierNumero]) {
          const { lon, lat } = pointDe(commune.code, rue.nom, numero)
          if (!estDans(contour, [lon, lat])) expect.fail(`${numero} ${rue.nom}, ${commune.nom}`)
        }
    }
  })
  it('puts neighbours close together and refuses an unknown code', () => {
    const a = pointDe('33063', 'Rue Neuve', 10)
    const b = pointDe('33063', 'Rue Neuve', 12)
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(10)
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(25)
    expect(() => pointDe('99999', 'Rue Neuve')).toThrow(RangeError)
  })
  it('has numbers from 1 to the last one, and few bis', () => {
    const rue = { nom: 'Rue Neuve', codeInsee: '33063', codePostal: '33000', dernierNumero: 100 }
    expect([0, 1, 100, 101, 1.5].map((n) => numeroExiste(rue, n))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
    const bis = Array.from({ length: 100 }, (_, i) => numeroExiste(rue, i + 1, 'bis')).filter(
      Boolean,
    ).length
    expect(bis).toBeGreaterThan(3)
    expect(bis).toBeLessThan(40)
  })
})

describe('projection', () => {
  it('agrees with the definition of Lambert-93 at its origin and with a known point', () => {
    const origine = projeter(3, 46.5, true)
    expect(origine.x).toBeCloseTo(700_000, 0)
    expect(origine.y).toBeCloseTo(6_600_000, 0)
    // The Eiffel Tower, whose Lambert-93 position is well known.
    const tour = projeter(2.294481, 48.85837, true)
    expect(Math.abs(tour.x - 648_237)).toBeLessThan(5)
    expect(Math.abs(tour.y - 6_862_271)).toBeLessThan(5)
  })
  it('uses UTM overseas, with the southern false origin', () => {
    const equateur = projeter(57, 0, false)
    expect(equateur).toEqual({ x: 500_000, y: 0 })
    const saintDenis = projeter(55.45, -20.88, false)
    expect(saintDenis.x).toBeGreaterThan(330_000)
    expect(saintDenis.x).toBeLessThan(345_000)
    expect(saintDenis.y).toBeGreaterThan(7_680_000)
    expect(saintDenis.y).toBeLessThan(7_700_000)
  })
})
