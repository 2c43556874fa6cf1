import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../tests/support/register.ts'
import { reconstruireProjections } from '../modules/projections/projeter.ts'
import { preparerPlanDuSite } from './plan-du-site.ts'
import { lireCleDuPlan } from './plan-du-site.repository.ts'

describe('the plan of the site', () => {
  const registre = useRegistre()
  const lire = (url: string) => registre().app.inject({ url, headers: { host: 'registre.test' } })

  it('leads search engines to every screen and every sheet, and nowhere private', async () => {
    await immatriculee(registre())
    await reconstruireProjections(registre().db)
    const robots = (await lire('/robots.txt')).body
    expect(robots).toContain('Disallow: /api/')
    // The sign-in page is found by its name; what follows it is nobody else's.
    expect(robots).toContain('Disallow: /compte/')
    expect(robots).not.toMatch(/Disallow: \/compte$/m)
    expect(robots).toContain('Disallow: /annuaire?*&')
    const dit = async (url: string) => (await lire(url)).headers['x-robots-tag']
    expect([await dit('/compte/activation?key=x'), await dit('/compte?key=x')]).toEqual([
      'noindex',
      'noindex',
    ])
    expect([await dit('/compte'), await dit('/annuaire')]).toEqual([undefined, undefined])
    const [, index = ''] = /^Sitemap: http:\/\/registre\.test(\/.+)$/m.exec(robots) ?? []
    const { body } = await lire(index)
    const fichiers = [...body.matchAll(/<loc>http:\/\/registre\.test([^<]+)<\/loc>/g)].map(
      ([, chemin = '']) => chemin,
    )
    expect(fichiers).toEqual(['/plan-du-site/pages.xml.gz', '/plan-du-site/fiches-1.xml.gz'])
    const textes = await Promise.all(
      fichiers.map(async (chemin) => gunzipSync((await lire(chemin)).rawPayload).toString()),
    )
    expect(textes[0]).toContain('<loc>http://registre.test/annuaire</loc>')
    expect(textes[1]).toMatch(
      /<loc>http:\/\/registre\.test\/annuaire\/[A-Z]{2}\d-\d{3}-\d{3}<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
    )
    // Made at night, for the address that the register is known by.
    const { deps } = registre()
    await preparerPlanDuSite({ ...deps, settings: { PUBLIC_URL: 'http://registre.test/' } })
    const cle = await lireCleDuPlan(deps.db, 'http://registre.test', 'fiches-1.xml.gz')
    expect(gunzipSync(await buffer(await deps.storage.get(cle ?? ''))).toString()).toBe(textes[1])
    expect(gunzipSync((await lire('/plan-du-site/fiches-1.xml.gz')).rawPayload).toString()).toBe(
      textes[1],
    )
    await preparerPlanDuSite({ ...deps, settings: { PUBLIC_URL: 'http://registre.test' } })
    expect(await deps.storage.exists(cle ?? '')).toBe(false)
    for (const absent of ['/plan-du-site/fiches-2.xml.gz', '/plan-du-site/autre.xml'])
      expect((await lire(absent)).statusCode).toBe(404)
  })
})
