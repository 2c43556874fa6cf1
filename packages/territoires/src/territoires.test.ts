import { describe, expect, it } from 'vitest'
import {
  absorbeesDe,
  communeActuelle,
  communes,
  communesDuCodePostal,
  departements,
  epciDe,
  epcis,
  regions,
} from './territoires.ts'

describe('territoires', () => {
  it('counts the official geography', () => {
    const parType = Map.groupBy(communes(), (c) => c.type)
    expect(parType.get('actuelle')?.length).toBe(34_969)
    expect(parType.get('deleguee')?.length).toBe(2105)
    expect(parType.get('associee')?.length).toBe(471)
    expect(parType.get('arrondissement')?.length).toBe(45)
    expect(departements().length).toBe(109)
    expect(regions().length).toBe(26)
    expect(epcis().length).toBe(1255)
  })
  it('knows who absorbed whom', () => {
    const cordieux = absorbeesDe('01262').find((c) => c.code === '01120')
    expect(cordieux).toMatchObject({ nom: 'Cordieux', type: 'associee', chefLieu: '01262' })
    expect(cordieux?.codesPostaux).toEqual(communeActuelle('01262')?.codesPostaux)
  })
  it('finds communes by postal code and the grouping of a commune', () => {
    expect(communesDuCodePostal('75116').map((c) => c.code)).toEqual(['75056'])
    expect(communesDuCodePostal('00000')).toEqual([])
    expect(epciDe('69123')?.nom).toContain('Lyon')
  })
})
