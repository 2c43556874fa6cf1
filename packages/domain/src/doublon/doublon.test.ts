import { describe, expect, it } from 'vitest'
import { contenuExemple } from '../declaration/declaration.exemple.ts'
import { cleNom, cleNumero, cleVoie, idParcelle } from './adresse.ts'
import { estApproximatif } from './approximation.ts'
import { distanceMetres, proximite, similarite, trigrammes } from './mesures.ts'
import { empreinteDe, estAffiche, scorer, SEUIL_AFFICHE, SEUIL_TRES_PROCHE } from './score.ts'
import type { AdresseComparee, EmpreinteCopropriete } from './score.ts'

const adresse = (surcharge: Partial<AdresseComparee> = {}): AdresseComparee => ({
  idBan: '',
  numeroVoie: '12',
  voie: 'Rue du Général Leclerc',
  codeInsee: '35238',
  longitude: -1.6778,
  latitude: 48.1173,
  ...surcharge,
})
const empreinte = (surcharge: Partial<EmpreinteCopropriete> = {}): EmpreinteCopropriete => ({
  adresses: [adresse()],
  parcelles: ['35238000AB0123'],
  nom: 'Les Tilleuls',
  nbLots: 30,
  nbBatiments: 2,
  dateReglement: '1978-05-04',
  siret: '',
  ...surcharge,
})
const loin = empreinte({
  adresses: [adresse({ voie: 'Quai Sud', longitude: 5, latitude: 43 })],
  parcelles: ['13055000XX0001'],
  nom: '',
  nbLots: null,
  nbBatiments: null,
  dateReglement: null,
})

describe('spellings', () => {
  it.each([
    ['Av. du Gal de Gaulle', 'avenue general gaulle'],
    ['AVENUE DU GÉNÉRAL DE GAULLE', 'avenue general gaulle'],
    ['bd St-Michel', 'boulevard saint michel'],
    ['Boulevard Saint Michel', 'boulevard saint michel'],
    ['r. de l’Église', 'rue eglise'],
    ['Rue du Cœur', 'rue coeur'],
    ['', ''],
  ])('street %j is %j', (voie, cle) => expect(cleVoie(voie)).toBe(cle))

  it.each([
    ['12', '12'],
    ['012', '12'],
    ['12 B', '12bis'],
    ['12bis', '12bis'],
    ['12 Ter', '12ter'],
    ['', ''],
    ['sans', ''],
  ])('number %j is %j', (numero, cle) => {
    expect(cleNumero(numero)).toBe(cle)
  })

  it('leaves out of a name what all bear', () =>
    expect(cleNom('Résidence Les Tilleuls')).toBe('tilleuls'))

  it('writes a parcel on fourteen characters', () => {
    expect(idParcelle({ codeInsee: '35238', prefixe: '', section: 'A', numero: '12' })).toBe(
      '352380000A0012',
    )
    expect(
      idParcelle({ codeInsee: '2a004', prefixe: '000', section: 'AB', numero: '1234' }),
    ).toHaveLength(14)
  })
})

describe('measures', () => {
  it('compares trigrams as the database does', () => {
    expect([...trigrammes('cat')]).toEqual(['  c', ' ca', 'cat', 'at '])
    expect(similarite('word', 'two words')).toBeCloseTo(0.363636, 5)
    expect([similarite('', 'a'), similarite('rue haute', 'rue haute')]).toEqual([0, 1])
  })

  it('measures metres on the ground', () => {
    expect(
      distanceMetres(
        { longitude: 2.3522, latitude: 48.8566 },
        { longitude: 4.8357, latitude: 45.764 },
      ),
    ).toBeCloseTo(391_500, -3)
    expect(distanceMetres({ longitude: 2, latitude: 48 }, { longitude: 2, latitude: 48 })).toBe(0)
  })

  it('compares counts', () =>
    expect([proximite(30, 30), proximite(20, 30), proximite(0, 0), proximite(null, 30)]).toEqual([
      1,
      1 - 10 / 30,
      0,
      0,
    ]))
})

describe('score', () => {
  it('is 1 for the same co-ownership, 0 for another, and the same both ways', () => {
    const a = empreinteDe(contenuExemple())
    expect(scorer(a, a)).toMatchObject({ score: 1, tresProche: true })
    expect(scorer(a, loin)).toEqual({
      score: 0,
      tresProche: false,
      parts: { adresse: 0, parcelles: 0, nom: 0, lots: 0, batiments: 0, reglement: 0 },
      raisons: [],
    })
    const autre = empreinte({ nbLots: 12, nom: 'Tilleuls' })
    expect(scorer(a, autre)).toEqual(scorer(autre, a))
  })

  it.each([
    [
      'same identifier',
      adresse({ idBan: 'x' }),
      adresse({ idBan: 'x', voie: 'Autre', numeroVoie: '1' }),
      1,
      'ADRESSE_IDENTIQUE',
    ],
    [
      'same number, other spelling',
      adresse(),
      adresse({ voie: 'R DU GAL LECLERC', numeroVoie: '012' }),
      0.9,
      'ADRESSE_MEME_NUMERO',
    ],
    [
      'neighbour number, within 50 m',
      adresse(),
      adresse({ numeroVoie: '14', latitude: 48.1176 }),
      0.6,
      'ADRESSE_PROCHE',
    ],
    [
      'neighbour number, beyond 50 m',
      adresse(),
      adresse({ numeroVoie: '14', latitude: 48.1179 }),
      0,
      undefined,
    ],
    [
      'within 50 m, another street',
      adresse(),
      adresse({ voie: 'Quai Sud', numeroVoie: '14' }),
      0,
      undefined,
    ],
    [
      'same number and street elsewhere',
      adresse(),
      adresse({ codeInsee: '29019', longitude: null, latitude: null }),
      0,
      undefined,
    ],
    [
      'no number',
      adresse({ numeroVoie: '', longitude: null }),
      adresse({ numeroVoie: '' }),
      0,
      undefined,
    ],
  ])('address: %s', (_cas, a, b, valeur, code) => {
    const resultat = scorer(
      empreinte({ adresses: [a], parcelles: [] }),
      empreinte({ adresses: [b], parcelles: [] }),
    )
    expect(resultat.parts.adresse).toBe(valeur)
    expect(resultat.raisons.find((r) => r.code.startsWith('ADRESSE'))?.code).toBe(code)
  })

  it('takes the best pair of all the addresses of both', () => {
    const ailleurs = adresse({ voie: 'Quai Sud', numeroVoie: '1', longitude: 5, latitude: 43 })
    expect(
      scorer(
        empreinte({ adresses: [ailleurs, adresse()] }),
        empreinte({ adresses: [ailleurs, adresse()] }),
      ).parts.adresse,
    ).toBe(0.9)
    expect(
      scorer(empreinte({ adresses: [ailleurs] }), empreinte({ adresses: [adresse(), ailleurs] }))
        .parts.adresse,
    ).toBe(0.9)
    expect(scorer(empreinte({ adresses: [] }), empreinte()).parts.adresse).toBe(0)
  })

  it('measures the parcels over the smaller set', () => {
    const resultat = scorer(
      empreinte({ parcelles: ['A', 'B'] }),
      empreinte({ parcelles: ['B', 'C', 'D'] }),
    )
    expect(resultat.parts.parcelles).toBe(0.5)
    expect(resultat.raisons).toContainEqual({
      code: 'PARCELLES_COMMUNES',
      libelle: '1 parcelle cadastrale commune',
    })
  })

  it('is very close with the same parcels and lots, or the same SIRET, whatever the score', () => {
    const ailleurs = { adresses: [], nom: '', nbBatiments: null, dateReglement: null }
    expect(scorer(empreinte(), empreinte(ailleurs))).toMatchObject({ tresProche: true, score: 0.4 })
    expect(scorer(empreinte(), empreinte({ ...ailleurs, nbLots: 31 })).tresProche).toBe(false)
    expect(
      scorer({ ...loin, siret: '73282932000074' }, empreinte({ siret: '73282932000074' }))
        .tresProche,
    ).toBe(true)
    expect(scorer(loin, { ...loin, parcelles: [], adresses: [] }).tresProche).toBe(false)
  })

  it('stands on the right side of both thresholds', () => {
    const pile = scorer(
      empreinte({
        adresses: [adresse({ idBan: 'x' })],
        parcelles: ['A'],
        nbBatiments: null,
        nom: '',
      }),
      empreinte({ adresses: [adresse({ idBan: 'x' })], parcelles: ['A', 'B'] }),
    )
    expect(pile).toMatchObject({ score: SEUIL_TRES_PROCHE, tresProche: true })
    const affiche = scorer(
      empreinte({
        adresses: [adresse({ idBan: 'x' })],
        parcelles: [],
        nbBatiments: null,
        dateReglement: null,
        nom: '',
        nbLots: 30,
      }),
      empreinte({ adresses: [adresse({ idBan: 'x' })], parcelles: [], nbLots: 30 }),
    )
    expect(affiche.score).toBe(0.5)
    const ailleurs = { ...affiche, raisons: [] }
    expect([
      estAffiche(ailleurs),
      estAffiche({ ...ailleurs, score: SEUIL_AFFICHE }),
      estAffiche({ ...ailleurs, tresProche: true }),
    ]).toEqual([false, true, true])
  })

  it.each<[string, Partial<EmpreinteCopropriete>, boolean]>([
    ['the same address', { adresses: [adresse()] }, true],
    [
      '3B for 3 bis, which nobody can tell apart',
      { adresses: [adresse({ numeroVoie: '3B' })] },
      true,
    ],
    ['one parcel in common', { parcelles: ['35238000AB0123', '35238000AB0124'] }, true],
    ['the next door alone', { adresses: [adresse({ numeroVoie: '14' })] }, false],
    [
      'the next door, of the same name and size',
      { adresses: [adresse({ numeroVoie: '14' })], nom: 'Les Tilleuls', nbLots: 30 },
      true,
    ],
    ['the name and the size alone', { nom: 'Les Tilleuls', nbLots: 30 }, false],
  ])('is shown whatever else differs with %s: %s', (_cas, commun, montre) => {
    const declaree = empreinte({ adresses: [adresse(), adresse({ numeroVoie: '3 bis' })] })
    expect(estAffiche(scorer(declaree, { ...loin, ...commun }))).toBe(montre)
  })
})

describe('near is not equal', () => {
  const codes = (a: Partial<AdresseComparee>, b: Partial<AdresseComparee>) =>
    scorer(
      empreinte({ adresses: [adresse(a)] }),
      empreinte({ adresses: [adresse(b)] }),
    ).raisons.map((r) => r.code)
  it.each([
    ['76B', '76bis', 'ADRESSE_NUMERO_VOISIN'],
    ['76 T', '76 ter', 'ADRESSE_NUMERO_VOISIN'],
    ['76bis', '76 BIS', 'ADRESSE_MEME_NUMERO'],
    ['076B', '76 b', 'ADRESSE_MEME_NUMERO'],
  ])('%s and %s: %s', (a, b, code) =>
    expect(codes({ numeroVoie: a }, { numeroVoie: b })).toContain(code),
  )

  it('a point of two decimals is a place a kilometre wide: it is near nothing', () => {
    const ici = { numeroVoie: '1', voie: 'Rue du Lac', longitude: 4.85, latitude: 45.75 }
    expect(codes(ici, { ...ici, numeroVoie: '3' })).not.toContain('ADRESSE_PROCHE')
    const precis = { ...ici, longitude: 4.85001, latitude: 45.75002 }
    expect(codes(precis, { ...precis, numeroVoie: '3' })).toContain('ADRESSE_PROCHE')
    expect(
      [4.85, 4.8, 4, 4.851].map((longitude) => estApproximatif({ longitude, latitude: 45.7 })),
    ).toEqual([true, true, true, false])
  })
})
