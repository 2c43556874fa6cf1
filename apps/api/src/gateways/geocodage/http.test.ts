import { geocodageEmbarque } from '@registre/demonstration/adresses'
import { choisirGeocodage } from './choisir.ts'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { CauseEchec } from '../../platform/sortie/sortie.ts'
import { serveurDeTest } from '@registre/testing/servers'
import { geocodageHttp } from './http.ts'

type Reponse = (req: IncomingMessage, res: ServerResponse) => void

const json =
  (corps: unknown): Reponse =>
  (_req, res) => {
    res.setHeader('content-type', 'application/json').end(JSON.stringify(corps))
  }
const ADRESSE = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [2.33, 48.86] },
  properties: {
    id: '75102_6999_00012',
    label: '12 Rue de la Paix 75002 Paris',
    name: '12 Rue de la Paix',
    postcode: '75002',
    city: 'Paris',
    citycode: '75102',
    context: '75, Paris, Île-de-France',
    type: 'housenumber',
    score: 0.97,
    x: 650_800.1,
    y: 6_863_500.2,
    housenumber: '12',
    street: 'Rue de la Paix',
    importance: 0.7,
    banId: null,
  },
}

async function avec(reponse: Reponse) {
  const recues: URL[] = []
  const causes: CauseEchec[] = []
  const quittees: Promise<unknown>[] = []
  const serveur = await serveurDeTest((req, res) => {
    quittees.push(once(res, 'close'))
    recues.push(new URL(req.url ?? '', 'http://hote'))
    reponse(req, res)
  })
  const limites = { delaiMs: 300, tailleMax: 20_000 }
  const config = {
    adresses: `${serveur.base}/prefixe/`,
    communes: serveur.base,
    cadastre: serveur.base,
    territoire: 'METROPOLE,DOMTOM',
  }
  const geo = geocodageHttp({ ...config, limites, surEchec: (c) => causes.push(c) })
  return {
    geo,
    recues,
    causes,
    quittees,
    [Symbol.asyncDispose]: () => serveur[Symbol.asyncDispose](),
  }
}

describe('answers', () => {
  it('searches addresses and keeps only the declared fields', async () => {
    await using s = await avec(json({ type: 'FeatureCollection', features: [ADRESSE], query: 'x' }))
    const [trouvee] = await s.geo.rechercherAdresse('12 rue de la paix', {
      limit: 500,
      codePostal: '75002',
    })
    expect(trouvee?.properties).toMatchObject({
      label: '12 Rue de la Paix 75002 Paris',
      citycode: '75102',
      housenumber: '12',
    })
    expect(trouvee?.properties).not.toHaveProperty('importance')
    expect(s.recues[0]?.pathname).toBe('/prefixe/geocodage/search')
    expect(Object.fromEntries(s.recues[0]?.searchParams ?? [])).toEqual({
      q: '12 rue de la paix',
      index: 'address',
      limit: '50',
      postcode: '75002',
    })
  })
  it('completes with at most ten', async () => {
    const resultat = {
      x: 2,
      y: 48,
      city: 'Paris',
      zipcode: '75002',
      fulltext: 'Rue de la Paix, 75002 Paris',
      street: 'rue de la paix',
      kind: 'street',
      classification: 7,
    }
    await using s = await avec(
      json({ status: 'OK', results: Array.from({ length: 12 }, () => resultat) }),
    )
    expect(await s.geo.completer('rue de la paix & co')).toHaveLength(10)
    expect(Object.fromEntries(s.recues[0]?.searchParams ?? [])).toEqual({
      text: 'rue de la paix & co',
      type: 'StreetAddress',
      maximumResponses: '10',
      terr: 'METROPOLE,DOMTOM',
    })
  })
  it('finds a parcel in the index', async () => {
    const f = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [4.8, 45.7] },
      properties: { id: '69383000AB0012', city: 'Lyon' },
    }
    await using s = await avec(
      json({
        type: 'FeatureCollection',
        features: [f, { ...f, properties: { id: '69383000AC0012' } }],
      }),
    )
    const trouvees = await s.geo.rechercherParcelle({
      codeInsee: '69383',
      section: 'ab',
      numero: '12',
    })
    expect(trouvees.map((t) => t.properties.label)).toEqual(['AB 0012 69003 Lyon'])
    expect(s.recues[0]?.searchParams.get('districtcode')).toBe('383')
    expect(s.recues[0]?.searchParams.get('municipalitycode')).toBe('123')
  })
  it('asks the land registry when the index has nothing', async () => {
    await using s = await avec((req, res) => {
      const cadastre = req.url?.startsWith('/api/cadastre') === true
      const f = {
        type: 'Feature',
        geometry: {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [5.1, 46.2],
                [5.2, 46.3],
              ],
            ],
          ],
        },
        properties: { idu: '012621200A0003' },
      }
      json({ type: 'FeatureCollection', features: cadastre ? [f] : [] })(req, res)
    })
    const [trouvee] = await s.geo.rechercherParcelle({
      codeInsee: '01262',
      prefixe: '120',
      section: 'A',
      numero: '3',
    })
    expect(trouvee).toMatchObject({
      geometry: { coordinates: [5.1, 46.2] },
      properties: { prefixe: '120', section: '0A', number: '0003' },
    })
    expect(trouvee?.contour).toEqual([
      [5.1, 46.2],
      [5.2, 46.3],
    ])
    expect(Object.fromEntries(s.recues[1]?.searchParams ?? [])).toEqual({
      code_insee: '01262',
      com_abs: '120',
      section: '0A',
      numero: '0003',
    })
  })
  it('asks the land registry first for an outline, and the index when it has none', async () => {
    await using s = await avec(json({ type: 'FeatureCollection', features: [] }))
    const demande = { codeInsee: '33063', section: 'AB', numero: '3', contour: true }
    expect(await s.geo.rechercherParcelle(demande)).toEqual([])
    expect(s.recues.map((adresse) => adresse.pathname)).toEqual([
      '/api/cadastre/parcelle',
      '/prefixe/geocodage/search',
    ])
  })
  it('finds the parcels at a point, in its commune alone', async () => {
    const f = (id: string) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [4.8, 45.7] },
      properties: { id },
    })
    await using s = await avec(
      json({ type: 'FeatureCollection', features: [f('69383000AB0012'), f('69266000AB0013')] }),
    )
    const lieu = { longitude: 4.8, latitude: 45.7, codeInsee: '69123' }
    const trouvees = await s.geo.parcellesAuPoint(lieu)
    expect(trouvees.map((t) => t.properties.id)).toEqual(['69383000AB0012'])
    expect(s.recues[0]?.pathname).toBe('/prefixe/geocodage/reverse')
    expect(Object.fromEntries(s.recues[0]?.searchParams ?? [])).toEqual({
      index: 'parcel',
      lon: '4.8',
      lat: '45.7',
      limit: '3',
    })
  })
  it('gives an empty list when nothing matches', async () => {
    await using s = await avec(json({ type: 'FeatureCollection', features: [] }))
    expect(await s.geo.rechercherAdresse('zzz')).toEqual([])
  })
})

describe('failures', () => {
  const CAS: [string, CauseEchec, Reponse][] = [
    ['says 500', 'statut', (_q, r) => r.writeHead(500).end('oops')],
    ['says 404', 'statut', (_q, r) => r.writeHead(404).end('{}')],
    [
      'redirects elsewhere',
      'reseau',
      (_q, r) => r.writeHead(302, { location: 'http://127.0.0.1:9/ailleurs' }).end(),
    ],
    ['answers HTML', 'illisible', (_q, r) => r.end('<html>maintenance</html>')],
    [
      'answers another shape',
      'forme',
      json({ type: 'FeatureCollection', features: [{ geometry: null, properties: {} }] }),
    ],
    ['answers too much', 'trop-gros', (_q, r) => r.end('[' + '"x",'.repeat(20_000) + '"x"]')],
    ['never answers', 'delai', () => undefined],
    [
      'stops in the middle',
      'reseau',
      (_q, r) =>
        void r.writeHead(200, { 'content-length': '100' }).write('{"a"', () => r.destroy()),
    ],
    [
      'drips',
      'delai',
      (_q, r) => {
        const goutte = setInterval(() => r.write(' '), 50)
        r.on('close', () => clearInterval(goutte))
      },
    ],
  ]
  it.each(CAS)('is unavailable when the service %s (%s)', async (_nom, cause, reponse) => {
    await using s = await avec(reponse)
    await expect(s.geo.rechercherAdresse('12 rue de la paix')).rejects.toMatchObject({
      code: 'geolocalisation-indisponible',
      status: 503,
      message: 'Service de géolocalisation indisponible',
    })
    expect(s.causes).toEqual([cause])
    // Nothing goes on behind: the call to the service is over, by whoever ended it.
    expect(s.quittees).toHaveLength(1)
    await Promise.all(s.quittees)
  })
  it('is unavailable when nobody listens', async () => {
    const serveur = await serveurDeTest(() => undefined)
    await serveur[Symbol.asyncDispose]()
    const geo = geocodageHttp({ adresses: serveur.base })
    await expect(geo.completer('12 rue')).rejects.toMatchObject({
      code: 'geolocalisation-indisponible',
    })
  })
})

describe('without a service', () => {
  const reglages = { GEOCODAGE_URL: undefined, CADASTRE_URL: undefined }
  const chercher = (production: boolean) =>
    choisirGeocodage({ production, ...reglages }, geocodageEmbarque(), () => {}).rechercherAdresse(
      'rue de lyon 69003',
    )
  it('invents streets in a demonstration, never in production', async () => {
    expect((await chercher(false)).length).toBeGreaterThan(0)
    await expect(chercher(true)).rejects.toMatchObject({ code: 'service-non-regle', status: 404 })
  })
})
