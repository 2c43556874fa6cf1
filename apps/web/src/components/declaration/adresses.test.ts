import { describe, expect, it } from 'vitest'
import { adresseEnLigne, referenceParcelle } from '@registre/domain'
import { issueDeRecherche, lireAdresse } from './adresses.ts'
import { codeInseeCadastral, dejaDeclaree, parcelleVide, versParcelle } from './parcelles.ts'
import type { FeatureAdresse } from './types.ts'

const feature = (label: string): FeatureAdresse => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [2.33, 48.86] },
  properties: {
    label,
    name: '12 Rue de la Paix',
    postcode: '75002',
    city: 'Paris',
    citycode: '75102',
    housenumber: '12',
    street: 'Rue de la Paix',
    id: '75102_7158_00012',
    type: 'housenumber',
    score: 0.9,
  },
})

describe('issueDeRecherche', () => {
  const exacte = feature('12 Rue de la Paix 75002 Paris')
  it('takes one exact match directly, commas and case aside', () => {
    expect(issueDeRecherche('12 rue de la Paix, 75002 Paris', [exacte])).toMatchObject({
      suite: 'directe',
      adresse: {
        numeroVoie: '12',
        voie: 'Rue de la Paix',
        codePostal: '75002',
        codeInsee: '75102',
        longitude: 2.33,
        geolocalisee: true,
      },
    })
  })
  it('opens the window for one result with another label, and for several', () => {
    expect(issueDeRecherche('12 rue paix paris', [exacte]).suite).toBe('choisir')
    expect(
      issueDeRecherche('12 Rue de la Paix 75002 Paris', [
        exacte,
        feature('12 Rue de la Paix 44000 Nantes'),
      ]).suite,
    ).toBe('choisir')
  })
  it('says that there is none', () =>
    expect(issueDeRecherche('nulle part', []).suite).toBe('aucun'))
})

describe('lireAdresse', () => {
  it('reads the parts of a typed address', () => {
    expect(lireAdresse('12 bis rue des Lilas, 35000 Rennes')).toMatchObject({
      numeroVoie: '12 bis',
      voie: 'rue des Lilas',
      codePostal: '35000',
      commune: 'Rennes',
      geolocalisee: false,
    })
    expect(lireAdresse('Le Bourg 23150 Ahun')).toMatchObject({
      numeroVoie: '',
      voie: 'Le Bourg',
      codePostal: '23150',
      commune: 'Ahun',
    })
    expect(lireAdresse('12B rue X')).toMatchObject({
      numeroVoie: '12B',
      voie: 'rue X',
      codePostal: '',
      commune: '',
    })
    expect(lireAdresse('5 avenue Foch')).toMatchObject({ numeroVoie: '5', voie: 'avenue Foch' })
  })
  it('writes an address back', () => {
    expect(adresseEnLigne(lireAdresse('3 place du Marché 13001 Marseille'))).toBe(
      '3 place du Marché 13001 Marseille',
    )
  })
})

describe('parcelles', () => {
  const saisie = {
    ...parcelleVide(),
    codePostal: '35000',
    commune: 'Rennes',
    codeInsee: '35238',
    section: 'ab',
    numero: '0123',
  }
  it('looks into the district of the postal code in Paris, Lyon and Marseille', () => {
    expect(
      [
        ['75056', '75011'],
        ['75056', '75116'],
        ['69123', '69003'],
        ['13055', '13008'],
        ['35238', '35000'],
        ['75056', '92000'],
      ].map(([c = '', p = '']) => codeInseeCadastral(c, p)),
    ).toEqual(['75111', '75116', '69383', '13208', '35238', '75056'])
  })
  it('keeps what was typed when the land register does not know it', () => {
    expect(versParcelle(saisie, null)).toMatchObject({
      section: 'AB',
      numero: '123',
      prefixe: '000',
      geolocalisee: false,
    })
  })
  it('takes the land register’s own spelling, and says what is already there', () => {
    const trouvee = versParcelle(saisie, {
      id: 'x',
      codeInsee: '35238',
      commune: 'Rennes',
      prefixe: '000',
      section: '0A',
      numero: '0007',
      longitude: 0,
      latitude: 0,
      contour: [],
    })
    expect(trouvee).toMatchObject({ section: 'A', numero: '7', geolocalisee: true })
    expect(referenceParcelle(trouvee)).toBe('Rennes, section A, n° 7')
    expect(dejaDeclaree([trouvee], { ...trouvee, geolocalisee: false })).toBe(true)
    expect(dejaDeclaree([trouvee], versParcelle(saisie, null))).toBe(false)
  })
})
