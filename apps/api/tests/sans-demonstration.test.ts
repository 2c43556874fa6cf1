import { servedInProduction } from '@registre/contract'
import { freshDatabase, type TestDatabase } from '@registre/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiProcess, startApi } from './support/api-process.ts'

/** Production images do not contain these: a process that loads one of them ends. */
const ABSENTS = String.raw`
import { registerHooks } from 'node:module'
registerHooks({
  resolve(nom, contexte, suite) {
    const trouve = suite(nom, contexte)
    if (/[/](packages|modules)[/]demonstration[/]/.test(trouve.url)) throw new Error('absent: ' + nom)
    return trouve
  },
})`

describe('without the demonstration', () => {
  let base: TestDatabase
  let api: ApiProcess
  beforeAll(async () => {
    base = await freshDatabase()
    api = await startApi({
      DATABASE_URL: base.url,
      DEMONSTRATION: 'false',
      SMTP_URL: 'smtp://127.0.0.1:1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ABSENTS)}`,
    })
  }, 60_000)
  afterAll(async () => {
    await api?.kill()
    await base?.close()
  })
  const lire = async (chemin: string) => {
    const reponse = await fetch(`${api.url}${chemin}`)
    return { statut: reponse.status, corps: (await reponse.json()) as Record<string, unknown> }
  }

  it('the register starts, describes itself, and serves no demonstration', async () => {
    expect((await lire('/healthz')).statut).toBe(200)
    expect((await lire('/api/public/configuration')).corps).toMatchObject({
      demonstration: false,
      comptesDemo: [],
      motDePasseDemo: '',
    })
    const { paths } = (await lire('/api/openapi.json')).corps as { paths: object }
    expect(Object.keys(paths).filter((p) => p.includes('/demo/'))).toEqual([])
    expect(Object.keys(paths).length).toBeGreaterThan(150)
    for (const chemin of ['/api/demo/courriels', '/api/demo/lettres', '/api/demo/certificats'])
      expect((await lire(chemin)).statut).toBe(404)
    expect(Object.values(servedInProduction).filter((o) => o.path.includes('/demo/'))).toEqual([])
  })

  it('what nothing serves is told as a choice, never as a fault, and never invented', async () => {
    for (const appel of [
      'geocodage/search?q=rue+de+lyon',
      'geocodage/completion?text=rue+de+lyon',
      'geocodage/parcelles?codeInsee=69266&section=A&numero=1',
      'geocodage/parcelles/point?longitude=4.8&latitude=45.7&codeInsee=69266',
      'geocodage/batiments?longitude=4.8&latitude=45.7',
      'siret/etablissements/21380185500015',
    ])
      expect(await lire(`/api/public/${appel}`)).toMatchObject({
        statut: 404,
        corps: { code: 'service-non-regle', message: expect.stringContaining('à la main') },
      })
    expect(await lire('/api/public/recherche/adresse?q=12+rue+de+lyon+69003')).toMatchObject({
      statut: 200,
      corps: { adresse: null, indisponible: false },
    })
    expect(await (await fetch(`${api.url}/metrics`)).text()).toContain(
      'registre_defauts_total{role="api"} 0',
    )
  })

  it('communes of a postal code are those of the register itself', async () => {
    expect(await lire('/api/public/geocodage/communes?codePostal=69100')).toMatchObject({
      statut: 200,
      corps: [{ code: '69266', nom: 'Villeurbanne', codeDepartement: '69' }],
    })
  })
})
