import { ruesDe } from './gazetteer.ts'
import { mots } from '@registre/territoires'
import { describe, expect, it } from 'vitest'
import { geocodageEmbarque } from './geocodage-embarque.ts'
import { lireAdresse } from './lire-adresse.ts'

const geo = geocodageEmbarque()
const rue = ruesDe('69387').find((r) => r.nom.startsWith('Avenue') && r.dernierNumero > 20)
if (rue === undefined) throw new Error('the 7th district of Lyon has no avenue')
const label = `7 ${rue.nom} ${rue.codePostal} Lyon`

describe('rechercherAdresse', () => {
  it('gives one answer, equal to the query, when the query is a label', async () => {
    const trouvees = await geo.rechercherAdresse(label)
    expect(trouvees).toHaveLength(1)
    expect(trouvees[0]?.properties).toMatchObject({
      label,
      name: `7 ${rue.nom}`,
      postcode: rue.codePostal,
      city: 'Lyon',
      citycode: '69387',
      score: 1,
    })
    expect(trouvees[0]?.geometry.coordinates[0]).toBeCloseTo(4.6, 0)
  })
  it.each([
    ['case', label.toUpperCase()],
    ['accents and apostrophes', label.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")],
    ['a comma before the postal code', label.replace(' 69', ', 69')],
    ['an abbreviated way', label.replace('Avenue', 'Av.')],
    ['an unfinished town', label.slice(0, -2)],
  ])('does not mind %s', async (_nom, q) => {
    const [premiere] = await geo.rechercherAdresse(q)
    expect(premiere?.properties.label).toBe(label)
  })
  it('proposes several addresses, best first, when the query is vague', async () => {
    const trouvees = await geo.rechercherAdresse('rue victor hugo', { limit: 5 })
    expect(trouvees).toHaveLength(5)
    const scores = trouvees.map((f) => f.properties.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const f of trouvees)
      expect(mots(f.properties.label)).toEqual(expect.arrayContaining(['victor', 'hugo']))
    expect(new Set(trouvees.map((f) => f.properties.id)).size).toBe(5)
  })
  it('proposes the street when the number is not in it', async () => {
    const [premiere] = await geo.rechercherAdresse(`999 ${rue.nom}`, { codeInsee: '69387' })
    expect(premiere?.properties).toMatchObject({ type: 'street', name: rue.nom })
  })
  it('keeps to the postal code or the commune asked for', async () => {
    const parCp = await geo.rechercherAdresse('rue', { codePostal: '33000', limit: 50 })
    expect(parCp.every((f) => f.properties.postcode === '33000')).toBe(true)
    const parInsee = await geo.rechercherAdresse('avenue de', { codeInsee: '13055', limit: 50 })
    expect(parInsee.every((f) => /^132\d\d$/u.test(f.properties.citycode))).toBe(true)
  })
  it('finds a commune by its name or postal code', async () => {
    expect((await geo.rechercherAdresse('Bordeaux'))[0]?.properties).toMatchObject({
      type: 'municipality',
      citycode: '33063',
    })
    expect((await geo.rechercherAdresse('29200'))[0]?.properties.city).toBe('Brest')
  })
  it.each([
    ['Paris 2e arrondissement 75002', '75002'],
    ['Lyon 3ème', '69003'],
    ['2e arrondissement de Paris', '75002'],
    ['12 rue de Marseille, 7e arrondissement de Lyon', '69007'],
    ['rue de Lyon, Paris 12e', '75012'],
    ['12 rue de Lyon 3e étage', null],
    ['Marseille 17e', null],
  ])('reads the district of %j', (q, codePostal) =>
    expect(lireAdresse(q).codePostal).toBe(codePostal),
  )
  it('finds a district told in words', async () => {
    expect(
      (await geo.rechercherAdresse('Paris 2e arrondissement 75002'))[0]?.properties,
    ).toMatchObject({ type: 'municipality', citycode: '75102' })
  })
  it.each(['zzqq xkcd', '', '   ', '12', "'; drop table", '%', '99999'])(
    'gives nothing for %j',
    async (q) => {
      expect(await geo.rechercherAdresse(q)).toEqual([])
    },
  )
  it('answers quickly once warm', async () => {
    await geo.rechercherAdresse('12 rue de la paix marseille')
    const debut = performance.now()
    for (let i = 0; i < 10; i++) await geo.rechercherAdresse('boulevard victor hug')
    expect((performance.now() - debut) / 10).toBeLessThan(300)
  })
})

describe('completer', () => {
  it('gives at most ten streets, each leading back to its own address', async () => {
    const suggestions = await geo.completer(`7 ${rue.nom} lyo`)
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.length).toBeLessThanOrEqual(10)
    const choisie = suggestions.find((s) => s.zipcode === rue.codePostal)
    expect(choisie?.fulltext).toBe(`7 ${rue.nom}, ${rue.codePostal} Lyon`)
    expect(await geo.rechercherAdresse(choisie?.fulltext ?? '')).toHaveLength(1)
  })
  it('waits for three characters', async () => {
    expect(await geo.completer('ru')).toEqual([])
  })
})

describe('rechercherParcelle', () => {
  it('knows nine references in ten, always the same', async () => {
    const existe = async (n: number) =>
      (await geo.rechercherParcelle({ codeInsee: '33063', section: 'AB', numero: String(n) }))
        .length === 1
    const tirage = await Promise.all(Array.from({ length: 500 }, (_, i) => existe(i + 1)))
    const connues = tirage.filter(Boolean).length
    expect(connues).toBeGreaterThan(420)
    expect(connues).toBeLessThan(480)
    expect(await Promise.all(Array.from({ length: 500 }, (_, i) => existe(i + 1)))).toEqual(tirage)
  })
  it('writes the reference on fourteen characters and takes a short section', async () => {
    const trouvees = await Promise.all(
      ['1', '2', '3', '4'].map((numero) =>
        geo.rechercherParcelle({ codeInsee: '33063', section: 'a', numero }),
      ),
    )
    const [premiere] = trouvees.flat()
    expect(premiere?.properties.id).toMatch(/^330630000A000\d$/u)
    expect(premiere?.properties).toMatchObject({ city: 'Bordeaux', section: '0A', prefixe: '000' })
  })
  it('takes only prefixes of absorbed communes', async () => {
    const chercher = async (prefixe: string) =>
      (
        await Promise.all(
          ['1', '2', '3', '4'].map((numero) =>
            geo.rechercherParcelle({ codeInsee: '01262', prefixe, section: 'A', numero }),
          ),
        )
      ).flat()
    expect((await chercher('120')).length).toBeGreaterThan(0)
    expect(await chercher('999')).toEqual([])
  })
  it.each([
    ['unknown commune', { codeInsee: '99999', section: 'AB', numero: '1' }],
    ['wrong section', { codeInsee: '33063', section: 'ABC', numero: '1' }],
    ['number zero', { codeInsee: '33063', section: 'AB', numero: '0' }],
    ['number too long', { codeInsee: '33063', section: 'AB', numero: '12345' }],
  ])('finds nothing for: %s', async (_nom, demande) => {
    expect(await geo.rechercherParcelle(demande)).toEqual([])
  })
})

describe('parcellesAuPoint', () => {
  it('gives a parcel that is known by its reference, always the same', async () => {
    const lieu = { longitude: -1.6778, latitude: 48.1173, codeInsee: '35238' }
    const [parcelle] = await geo.parcellesAuPoint(lieu)
    const { section = '', number = '' } = parcelle?.properties ?? {}
    expect(
      await geo.rechercherParcelle({ codeInsee: '35238', section, numero: number }),
    ).toMatchObject([{ properties: { id: parcelle?.properties.id } }])
    expect(await geo.parcellesAuPoint(lieu)).toEqual([parcelle])
  })
})
