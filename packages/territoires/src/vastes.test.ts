import { describe, expect, it } from 'vitest'
import { communeActuelle } from './territoires.ts'
import { ANCIENS_NOMS, dansUnNomDeCommune } from './noms-d-usage.ts'
import { groupementDit, territoireDit } from './vastes.ts'

describe('what people call several communes together', () => {
  it.each([
    ['Rennes Métropole', 'Rennes Métropole'],
    ['Grand Lyon', 'Métropole de Lyon'],
    ['Métropole de Lyon', 'Métropole de Lyon'],
    ['Communauté d’agglomération du Grand Guéret', 'CA du Grand Guéret'],
    ['CC du Pays de Fayence', 'CC du Pays de Fayence'],
    ['pays de Fayence', 'CC du Pays de Fayence'],
    // Without what says that it is one, the name is that of the town.
    ['Rennes', null],
    ['Nantes', null],
    ['Grand', null],
  ])('« %s » is the grouping %s', (texte, nom) =>
    expect(groupementDit(texte)?.nom ?? null).toBe(nom),
  )
  it('takes two groupings of one name together', () => {
    const departements = groupementDit('CC des Quatre Rivières')?.communes.map((c) => c.slice(0, 2))
    expect([...new Set(departements)].toSorted()).toEqual(['70', '74'])
  })
  it('tells the words that stand in the name of a commune', () => {
    const dans = (texte: string, i: number) => dansUnNomDeCommune(texte.split(' '), i)
    expect(dans('12 rue haute ville d avray', 3)).toBe(true)
    expect(dans('ville d avray', 2)).toBe(true)
    expect(dans('la ville de tours', 1)).toBe(false)
    expect(dans('tours', 0)).toBe(false)
  })
  it('reads territories of today, of former times and of everyday', () => {
    expect(territoireDit('creuse')?.departements).toEqual(['23'])
    expect(territoireDit('DOM-TOM')?.departements).toContain('974')
    expect(territoireDit('Guéret')).toBeNull()
  })
  it('leads each name of use to a commune of today', () => {
    for (const [nom, code] of Object.entries(ANCIENS_NOMS))
      expect(communeActuelle(code), nom).toBeDefined()
  })
})
