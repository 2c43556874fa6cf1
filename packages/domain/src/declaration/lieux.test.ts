import { describe, expect, it } from 'vitest'
import { fautesAdresse, fautesParcelle } from './lieux.ts'

const parcelle = {
  codePostal: '35000',
  commune: 'Rennes',
  communeAbsorbee: '',
  codeInsee: '35238',
  prefixe: '',
  section: 'ab',
  numero: '0123',
}

describe('typed places', () => {
  it('names the faults of a parcel by field', () => {
    expect(fautesParcelle(parcelle)).toEqual({})
    expect(
      Object.keys(
        fautesParcelle({
          ...parcelle,
          codePostal: '',
          codeInsee: '',
          section: '12',
          numero: '12345',
          prefixe: 'a',
        }),
      ),
    ).toEqual(['codePostal', 'codeInsee', 'prefixe', 'section', 'numero'])
    expect(
      fautesParcelle({ ...parcelle, codePostal: '67000', codeInsee: '67482', section: '12' }),
    ).toEqual({})
  })
  it('names the faults of an address by field', () => {
    expect(
      fautesAdresse({ voie: 'place du Marché', codePostal: '13001', commune: 'Marseille' }),
    ).toEqual({})
    expect(Object.keys(fautesAdresse({ voie: ' ', codePostal: '1300', commune: '' }))).toEqual([
      'voie',
      'codePostal',
      'commune',
    ])
  })
})
