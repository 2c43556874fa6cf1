import { serveurDeTest } from '@registre/testing/servers'
import { describe, expect, it } from 'vitest'
import type { CauseEchec } from '../../platform/sortie/sortie.ts'
import { choisirRnb } from './choisir.ts'
import { rnbHttp } from './http.ts'

const POINT = { longitude: 2.3316, latitude: 48.8692 }
/** As the public service answers, with what the register does not read. */
const TROUVE = {
  rnb_id: 'PG46-YY6Y-WCX8',
  status: 'constructed',
  point: { type: 'Point', coordinates: [2.3316, 48.8692] },
  distance: 3.6124,
  addresses: [
    {
      id: '75102_6999_00012',
      source: 'Import BDTOPO',
      street_number: '12',
      street_rep: '',
      street: 'Rue de la Paix',
      city_name: 'Paris',
      city_zipcode: '75002',
    },
  ],
}

const avec = async (statut: number, corps: unknown) => {
  const recues: URL[] = []
  const causes: CauseEchec[] = []
  const serveur = await serveurDeTest((req, res) => {
    recues.push(new URL(req.url ?? '', 'http://hote'))
    res.statusCode = statut
    res.setHeader('content-type', 'application/json').end(JSON.stringify(corps))
  })
  const rnb = rnbHttp({
    base: `${serveur.base}/prefixe/`,
    limites: { delaiMs: 300, tailleMax: 20_000 },
    surEchec: (c) => causes.push(c),
  })
  return { rnb, recues, causes, [Symbol.asyncDispose]: () => serveur[Symbol.asyncDispose]() }
}

describe('the national reference of buildings', () => {
  it('asks around the point, and keeps the identifier, the distance and the addresses', async () => {
    await using s = await avec(200, { count: 1, next: null, results: [TROUVE] })
    expect(await s.rnb.autour(POINT)).toEqual([
      {
        idRnb: 'PG46YY6YWCX8',
        distance: 4,
        adresses: [{ id: '75102_6999_00012', libelle: '12 Rue de la Paix Paris' }],
      },
    ])
    expect(s.recues[0]?.pathname).toBe('/prefixe/api/alpha/buildings/closest/')
    expect(s.recues[0]?.searchParams.get('point')).toBe('48.8692,2.3316')
  })

  it('gives nothing where there is nothing, and a building without an address', async () => {
    await using vide = await avec(200, { results: [] })
    expect(await vide.rnb.autour(POINT)).toEqual([])
    await using nu = await avec(200, { results: [{ ...TROUVE, addresses: null }] })
    expect(await nu.rnb.autour(POINT)).toMatchObject([{ adresses: [] }])
  })

  it.each([
    [502, {}, 'statut'],
    [200, { results: [{ rnb_id: 3 }] }, 'forme'],
  ] as const)('says that it is down on %s %j', async (statut, corps, cause) => {
    await using s = await avec(statut, corps)
    await expect(s.rnb.autour(POINT)).rejects.toMatchObject({ code: 'service-indisponible' })
    expect(s.causes).toEqual([cause])
  })

  it('is never the invented one in production', async () => {
    const invente = { autour: async () => [] }
    const choisi = choisirRnb({ production: true, RNB_URL: undefined }, invente, () => {})
    await expect(choisi.autour(POINT)).rejects.toMatchObject({ code: 'service-non-regle' })
  })
})
