import { describe, expect, it } from 'vitest'
import { lireCriteres, RATTACHEMENTS, STATUTS } from './criteres.ts'
import { aUnCritere, criteresAdresse, hrefTouteLaCommune, versRecherche } from './recherche.ts'
import { lireAdresse } from '../declaration/adresses.ts'

describe('the directory’s address', () => {
  it('keeps what it understands, first zeros included', () => {
    expect(
      lireCriteres({
        q: '$les',
        cp: 1000,
        dep: 1,
        insee: '2A004',
        x: '2.3',
        y: 99,
        statut: 'INCONNU',
        page: '2',
        autre: 1,
      }),
    ).toEqual({
      q: '$les',
      cp: '01000',
      dep: '01',
      insee: '2A004',
      x: 2.3,
      page: 2,
    })
  })

  it('asks for nothing before a criterion is given', () => {
    expect([{}, { mode: 'avancee' as const }, { page: 2 }].map(versRecherche)).toEqual([
      null,
      null,
      null,
    ])
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
    expect(
      versRecherche(criteresAdresse(lireAdresse('12 rue du Lac 37000 Tours'), undefined, '')),
    ).toEqual({
      adresseNonStructuree: {
        voie: '12 rue du Lac',
        codePostal: '37000',
        commune: 'Tours',
        codeInsee: '',
        x: null,
        y: null,
      },
    })
  })

  it('searches a commune whole, or in the postal code that was typed, not around its middle, and an address around its place', () => {
    const place = { ...lireAdresse(''), longitude: 2.27, latitude: 45.88, geolocalisee: true }
    const bordeaux = { ...place, codePostal: '33000', commune: 'Bordeaux', codeInsee: '33063' }
    expect(criteresAdresse({ ...bordeaux, voie: 'Bordeaux' }, 'adresse', 'bordeaux')).toEqual({
      mode: 'adresse',
      ville: 'Bordeaux',
      insee: '33063',
    })
    expect(criteresAdresse({ ...bordeaux, voie: 'Bordeaux' }, undefined, '33000 bordeaux')).toEqual(
      { cp: '33000', ville: 'Bordeaux', insee: '33063' },
    )
    // A suggestion tells no code, nor a street.
    expect(criteresAdresse({ ...bordeaux, codeInsee: '' }, undefined, '33000')).toEqual({
      cp: '33000',
      ville: 'Bordeaux',
    })
    const paris = {
      ...place,
      voie: 'Paris 2e Arrondissement',
      codePostal: '75002',
      commune: 'Paris',
      codeInsee: '75102',
    }
    expect(criteresAdresse(paris, undefined, 'place Paris 2e')).toEqual({
      cp: '75002',
      ville: 'Paris',
    })
    expect(criteresAdresse({ ...bordeaux, voie: 'Rue du Théâtre' }, undefined, '33000')).toEqual({
      voie: 'Rue du Théâtre',
      cp: '33000',
      ville: 'Bordeaux',
      x: 2.27,
      y: 45.88,
    })
  })

  it('leads from one postal code to the whole commune', () => {
    expect(hrefTouteLaCommune({ cp: '33000', ville: 'Bordeaux', insee: '33063', page: 2 })).toBe(
      '/annuaire?ville=Bordeaux&insee=33063',
    )
    expect(hrefTouteLaCommune({ mode: 'adresse', cp: '75002', ville: 'Paris' })).toBe(
      '/annuaire?mode=adresse&ville=Paris',
    )
    for (const autre of [
      { ville: 'Paris' },
      { cp: '75002' },
      { cp: '75002', ville: 'Paris', voie: 'rue Haute' },
      { mode: 'avancee' as const, cp: '75002', ville: 'Paris' },
    ])
      expect(hrefTouteLaCommune(autre)).toBeNull()
  })

  it('offers no state that is not public', () => {
    expect([...STATUTS, ...RATTACHEMENTS].filter((s) => s.label.includes('Demande'))).toEqual([])
  })
})
