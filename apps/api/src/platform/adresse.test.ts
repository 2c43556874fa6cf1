import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { useRegistre } from '../../tests/support/register.ts'
import { EN_TETES_D_HOTE } from './adresse.ts'

const PIRATE = 'pirate.example'
const ABSOLUES = [
  '/',
  '/annuaire',
  '/robots.txt',
  '/plan-du-site.xml',
  '/.well-known/security.txt',
  '/api/public/donneesBrute/catalogue.jsonld',
  '/aide/api/versions.atom',
  '/aide/api/collection.zip',
]
const SERVEUR = `export const rendre = async ({ adresse, origine }) =>
  ({ statut: 200, titre: 'Page', tete: '<link rel="canonical" href="' + origine + adresse + '"/>', corps: '', lectures: '{}' })`

describe('absolute addresses', () => {
  const registre = useRegistre()
  let web: string
  const apps: FastifyInstance[] = []
  beforeAll(async () => {
    web = await mkdtemp(join(tmpdir(), 'registre-adresse-'))
    await mkdir(join(web, 'serveur'))
    await mkdir(join(web, 'assets'))
    await writeFile(
      join(web, 'index.html'),
      '<!doctype html><html><head><title>R</title><script type="module" crossorigin src="/assets/index-a.js"></script></head><body><div id="racine"></div></body></html>',
    )
    await writeFile(join(web, 'serveur/serveur.js'), SERVEUR)
    await writeFile(join(web, 'serveur/package.json'), '{"type":"module"}')
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await rm(web, { recursive: true, force: true })
  })
  /** The register behind a proxy that it trusts, which lets through what callers wrote. */
  const ouvrir = async (PUBLIC_URL: string | undefined): Promise<FastifyInstance> => {
    const { deps } = registre()
    const settings = { ...deps.settings, PUBLIC_URL, WEB_DIR: web, PROXY_DE_CONFIANCE: '1' }
    const app = await buildApp({ deps: { ...deps, settings }, rateFactor: 1000 })
    apps.push(app)
    return app
  }

  it.each(['https://registre.test', undefined])(
    'follow no header of a caller, with PUBLIC_URL %s',
    async (publique) => {
      const app = await ouvrir(publique)
      for (const url of ABSOLUES)
        for (const nom of EN_TETES_D_HOTE) {
          const { body, headers } = await app.inject({
            url,
            headers: {
              host: 'registre.test',
              [nom]: nom === 'forwarded' ? `host=${PIRATE}` : PIRATE,
            },
          })
          expect(`${JSON.stringify(headers)}${body}`, `${url} ${nom}`).not.toContain(PIRATE)
        }
    },
  )

  it('follow the setting alone, whatever host was called', async () => {
    const app = await ouvrir('https://registre.test')
    for (const url of ABSOLUES) {
      const { body } = await app.inject({ url, headers: { host: PIRATE } })
      expect(body, url).not.toContain(PIRATE)
    }
    expect((await app.inject({ url: '/', headers: { host: PIRATE } })).body).toContain(
      'href="https://registre.test/"',
    )
  })
})
