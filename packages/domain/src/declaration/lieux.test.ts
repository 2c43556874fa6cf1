import { describe, expect, it } from 'vitest'
import { contenuExemple } from './declaration.exemple.ts'
import {
  avecCommunes,
  communeDuLieu,
  fautesAdresse,
  fautesParcelle,
  lieuDisperse,
} from './lieux.ts'

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

describe('where a declared co-ownership is', () => {
  /** The example, its address and its parcel in these communes. */
  const dans = (adresse: string, parcelleDe: string) => {
    const contenu = contenuExemple()
    const { adressePrincipale, parcelle: parcelles } = contenu.identification
    if (adressePrincipale) adressePrincipale.codeInsee = adresse
    for (const p of parcelles) p.codeInsee = parcelleDe
    return contenu
  }
  it.each([
    ['35238', '35238', false, '35238'],
    ['35238', '69123', true, '35238'],
    ['', '69123', false, '69123'],
    ['', '', false, ''],
    // An arrondissement is in its city.
    ['75056', '75104', false, '75056'],
    ['13201', '13055', false, '13201'],
  ])('address %s, parcel %s: disagrees %s, in %s', (adresse, parcelleDe, disperse, commune) => {
    const contenu = dans(adresse, parcelleDe)
    expect(lieuDisperse(contenu)).toBe(disperse)
    expect(communeDuLieu(contenu.identification)).toBe(commune)
  })
  it('the commune that postal code and name say completes what has none, and nothing else', () => {
    const complete = avecCommunes(dans('', '69123'), ({ codePostal }) => `commune de ${codePostal}`)
    expect(complete.identification.adressePrincipale?.codeInsee).toBe('commune de 35000')
    expect(complete.identification.parcelle[0]?.codeInsee).toBe('69123')
    expect(lieuDisperse(complete)).toBe(true)
  })
})
