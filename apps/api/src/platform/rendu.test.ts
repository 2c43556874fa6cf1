import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerWeb } from './web.ts'

const INDEX = `<!doctype html><html><head><title>Registre</title>
    <script type="module" crossorigin src="/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/socle-b.js">
  </head><body><div id="racine"></div><noscript><p>JavaScript</p></noscript></body></html>`

// A client built for the server, of a few lines: it says what it was asked, reads through the
// calls, and fails on demand.
const SERVEUR = `export const rendre = async ({ adresse, cookies, appeler }) => {
  if (adresse === '/prive') return null
  if (adresse === '/ancienne') return { vers: '/page' }
  if (adresse === '/panne') throw new Error('panne')
  if (adresse === '/lent') await new Promise((suite) => setTimeout(suite, 1700))
  const lu = await (await appeler('/api/lu', { method: 'GET', headers: {} })).json()
  return { statut: adresse === '/absent' ? 404 : 200, titre: 'A & <b>', tete: '<link rel="canonical" href="/page"/>', corps: '<form id="x"></form><form method="get"></form>' + cookies, lectures: JSON.stringify({ texte: '</script><script>alert(1)', ...lu }) }
}`

let racine: string
let app: FastifyInstance
let lectures: number
let admis: number

const demander = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers, remoteAddress: '192.0.2.7' })

beforeEach(async () => {
  racine = await mkdtemp(join(tmpdir(), 'registre-rendu-'))
  await mkdir(join(racine, 'serveur'))
  await mkdir(join(racine, 'assets'))
  await writeFile(join(racine, 'index.html'), INDEX)
  await writeFile(join(racine, 'serveur/serveur.js'), SERVEUR)
  await writeFile(join(racine, 'serveur/package.json'), '{"type":"module"}')
  app = Fastify()
  await app.register(cookie)
  lectures = 0
  app.get('/api/lu', (request) => {
    lectures += 1
    return { ip: request.ip, rang: lectures }
  })
  admis = 100
  await registerWeb(app, racine, {
    estVisiteur: (request) => request.cookies['session'] === undefined,
    adresse: ({ protocol, host }) => `${protocol}://${host}`,
    admettre: async () => (admis -= 1) >= 0,
    repetition: () => null,
  })
})

afterEach(async () => {
  await app.close()
  await rm(racine, { recursive: true, force: true })
})

describe('pages of visitors, rendered by the server', () => {
  it('carries the page, what it read under the address of its visitor, and its code last', async () => {
    const { statusCode, body, headers } = await demander('/page')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(body).toContain('<title>A &amp; &lt;b&gt;</title><link rel="canonical" href="/page"/>')
    expect(body).toContain('"ip":"192.0.2.7"')
    const [head = '', rest = ''] = body.split('</head>')
    expect(head).toContain('<script src="/avant.js"></script>')
    expect(head).not.toMatch(/index-a|socle-b/)
    expect(rest).toContain(
      '<script type="module" crossorigin fetchpriority="low" src="/assets/index-a.js"></script>',
    )
    expect(rest).toContain(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/socle-b.js">',
    )
    // In a template: the browser asks for none of it before avant.js does.
    expect(rest).toMatch(/<template id="suite">\s*<script type="module"[^]*<\/template><\/body>/)
    expect(body).toContain('Sans JavaScript, les pages publiques se lisent')
  })

  it.each([
    [{ 'sec-fetch-site': 'none' }, undefined],
    [{ 'sec-fetch-site': 'same-origin' }, undefined],
    [{ 'sec-fetch-site': 'same-site' }, undefined],
    [{ 'sec-fetch-site': 'cross-site' }, 'ailleurs'],
    [{}, 'ailleurs'],
  ])('who arrives with %o may be signed in without its cookie: %s', async (headers, dit) =>
    expect((await demander('/page', headers)).headers['server-timing']).toBe(dit),
  )

  it('leaves to the browser what a network has had enough of, which others still receive', async () => {
    admis = 0
    expect((await demander('/page')).body).toBe(INDEX)
    admis = 1
    expect((await demander('/page')).body).toContain('A &amp; &lt;b&gt;')
    // A page that is kept costs nothing, and counts for nothing.
    expect((await demander('/page')).body).toContain('A &amp; &lt;b&gt;')
  })

  it('never lets what was read end its element, nor a form write an address', async () => {
    const { body } = await demander('/page')
    expect(body).not.toContain('alert(1)</script>')
    expect(body.match(/<\/script>/g)).toHaveLength(3)
    expect(body).toContain(String.raw`\u003c/script>\u003cscript>alert(1)`)
    expect(body).toContain('<form method="post" id="x">')
    expect(body).toContain('<form method="get">')
  })

  it('gives a page that does not exist its status', async () => {
    expect((await demander('/absent')).statusCode).toBe(404)
  })

  it('leads to another screen where the address does', async () => {
    const { statusCode, headers } = await demander('/ancienne')
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/page',
      'no-store',
    ])
  })

  it('is compressed as the browser admits', async () => {
    const reponse = await demander('/page', { 'accept-encoding': 'gzip, br' })
    expect(reponse.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reponse.rawPayload).toString()).toContain('A &amp; &lt;b&gt;')
    expect(
      (await demander('/page', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
    ).toBe('gzip')
    expect((await demander('/page')).headers['content-encoding']).toBeUndefined()
  })

  it('serves those who come meanwhile with one rendering, apart for who put a message away', async () => {
    await Promise.all([demander('/page'), demander('/page'), demander('/page')])
    expect(lectures).toBe(1)
    const { body } = await demander('/page', { cookie: 'registre-cookies=1; autre=2' })
    expect(lectures).toBe(2)
    expect(body).toContain('registre-cookies=1<')
    expect(body).not.toContain('autre=2')
    // On https the browser names it otherwise: the same page.
    await demander('/page', { cookie: '__Host-registre-cookies=1' })
    expect(lectures).toBe(2)
  })

  it.each([
    ['who has a session', '/page', { cookie: 'session=x' }],
    ['a page that is not for everybody', '/prive', {}],
    ['a fault of the rendering', '/panne', {}],
    ['a rendering that is late', '/lent', {}],
  ])('leaves to the browser: %s', async (_, url, headers) => {
    const { statusCode, body } = await demander(url, headers)
    expect(statusCode).toBe(200)
    expect(body).toBe(INDEX)
  })

  it('never gives the code that renders, nor a screen to who does not read', async () => {
    for (const url of ['/serveur/serveur.js', '/serveur/package.json'])
      expect((await demander(url)).body).not.toContain('rendre')
    expect((await app.inject({ method: 'POST', url: '/page' })).statusCode).toBeGreaterThanOrEqual(
      400,
    )
    const envoi = await app.inject({
      method: 'POST',
      url: '/page',
      headers: { accept: 'text/html' },
    })
    expect([envoi.statusCode, envoi.headers.location]).toEqual([303, '/page'])
    for (const ailleurs of [
      '//ailleurs.test/page',
      String.raw`/\ailleurs.test/page`,
      String.raw`/\/ailleurs.test/page`,
    ]) {
      const { headers } = await app.inject({
        method: 'POST',
        url: ailleurs,
        headers: { accept: 'text/html' },
      })
      expect(new URL(String(headers.location), 'https://registre.test').host).toBe('registre.test')
    }
    expect((await app.inject({ method: 'HEAD', url: '/page' })).statusCode).toBe(200)
  })
})
