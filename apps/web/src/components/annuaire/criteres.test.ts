import { describe, expect, it } from 'vitest'
import { lireCriteres, RATTACHEMENTS, STATUTS } from './criteres.ts'
import { aUnCritere, criteresAdresse, sembleAdresse, versRecherche } from './recherche.ts'
import { lireAdresse } from '../declaration/adresses.ts'

describe('the directory’s address', () => {
  it('keeps what it understands, first zeros included', () => {
    expect(lireCriteres({ q: '$les', cp: 1000, dep: 1, insee: '2A004', x: '2.3', y: 99, statut: 'INCONNU', page: '2', autre: 1 })).toEqual({
      q: '$les',
      cp: '01000',
      dep: '01',
      insee: '2A004',
      x: 2.3,
      page: 2,
    })
  })

  it('asks for nothing before a criterion is given', () => {
    expect([{}, { mode: 'avancee' as const }, { page: 2 }].map(versRecherche)).toEqual([null, null, null])
    expect(aUnCritere({ mode: 'avancee', q: 'x' })).toBe(false)
  })

  it('sends each kind of search under the names of the contract', () => {
    expect(versRecherche({ q: 'AA0-000-001' })).toEqual({ adresseNonSelectionnee: 'AA0-000-001' })
    expect(versRecherche({ mode: 'avancee', dep: '37', maj: 'FAITE' })).toMatchObject({
      isRechercheAvancee: true,
      numeroDepartement: '37',
      majAnnuelle: 'FAITE',
      nom: '',
    })
    expect(versRecherche(criteresAdresse(lireAdresse('12 rue du Lac 37000 Tours'), undefined))).toEqual({
      adresseNonStructuree: { voie: '12 rue du Lac', codePostal: '37000', commune: 'Tours', x: null, y: null },
    })
  })

  it('searches a commune whole, not around its middle, and an address around its place', () => {
    const place = { ...lireAdresse(''), longitude: 2.27, latitude: 45.88, geolocalisee: true }
    const gueret = { ...place, codePostal: '23000', commune: 'Guéret' }
    expect(criteresAdresse({ ...gueret, voie: 'Guéret' }, 'adresse')).toEqual({ mode: 'adresse', cp: '23000', ville: 'Guéret' })
    expect(criteresAdresse({ ...place, voie: 'Paris 2e Arrondissement', codePostal: '75002', commune: 'Paris' }, undefined)).toEqual({
      cp: '75002',
      ville: 'Paris',
    })
    expect(criteresAdresse({ ...gueret, voie: 'Rue du Théâtre' }, undefined)).toEqual({
      voie: 'Rue du Théâtre',
      cp: '23000',
      ville: 'Guéret',
      x: 2.27,
      y: 45.88,
    })
  })

  it('offers no state that is not public', () => {
    expect([...STATUTS, ...RATTACHEMENTS].filter((s) => s.label.includes('Demande'))).toEqual([])
  })

  it.each([
    ['12 rue du Lac', true],
    ['12bis, Grande Rue', true],
    ['avenue Foch', true],
    ['37000', true],
    ['Les Érables', false],
    ['AA0-000-001', false],
    ['Résidence du 8 mai', false],
    ['$les', false],
  ])('« %s » reads as an address: %s', (texte, oui) => {
    expect(sembleAdresse(texte)).toBe(oui)
  })
})
