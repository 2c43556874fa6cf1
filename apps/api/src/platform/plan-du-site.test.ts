import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../tests/support/register.ts'
import { reconstruireProjections } from '../modules/projections/projeter.ts'

describe('the plan of the site', () => {
  const registre = useRegistre()
  const lire = (url: string) => registre().app.inject({ url, headers: { host: 'registre.test' } })

  it('leads search engines to every screen and every sheet, and nowhere private', async () => {
    await immatriculee(registre())
    await reconstruireProjections(registre().db)
    const robots = (await lire('/robots.txt')).body
    expect(robots).toContain('Disallow: /api/')
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
    for (const absent of ['/plan-du-site/fiches-2.xml.gz', '/plan-du-site/autre.xml'])
      expect((await lire(absent)).statusCode).toBe(404)
  })
})
