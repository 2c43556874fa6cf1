import { request } from 'node:http'
import { connect, type ConnectionOptions } from 'node:tls'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@registre/contract'
import { creerCertificat } from '@registre/demonstration/certificats'
import { freePort } from '@registre/db/embedded'
import { LABELS_PARTIE_SERVICE, PARTIES_SERVICE, PHRASES_PARTIE_SERVICE } from '@registre/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demarrerProxy, nginx, type Proxy } from '@registre/testing/servers'

const periode = { du: new Date(Date.now() - 86_400_000), au: new Date(Date.now() + 86_400_000) }

describe.skipIf(nginx === null)('nginx while no API answers', () => {
  let proxy: Proxy
  beforeAll(async () => {
    const autorite = creerCertificat({ sujet: [['CN', 'AC']], usage: 'autorite', ...periode })
    const serveur = creerCertificat({
      sujet: [['CN', 'localhost']],
      usage: 'serveur',
      emetteur: autorite,
      ...periode,
    })
    // Nobody listens there.
    proxy = await demarrerProxy([await freePort()], {
      serveur,
      autorites: autorite.pem,
      secret: 's'.repeat(40),
    })
  })
  afterAll(() => proxy?.arreter())
  const lire = (chemin: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${proxy.clair}${chemin}`, { headers, redirect: 'manual' })

  it('shows a page in words for every screen', async () => {
    for (const chemin of ['/', '/etat/2026', '/copropriete/fiche/12']) {
      const reponse = await lire(chemin)
      expect(reponse.status).toBe(503)
      expect(reponse.headers.get('content-type')).toContain('text/html')
      expect(reponse.headers.get('retry-after')).toBe('30')
      expect(reponse.headers.get('cache-control')).toBe('no-store')
      expect(await reponse.text()).toContain('Le registre est momentanément indisponible')
    }
    expect((await lire('/indisponible.html')).status).toBe(404)
  })

  it('tells the state of the service, part by part, to people and to programs', async () => {
    const page = await lire('/etat')
    expect(page.status).toBe(503)
    expect(page.headers.get('content-type')).toContain('text/html')
    const mots = (await page.text()).replaceAll(/\s+/g, ' ')
    const reponse = await lire('/api/etat')
    expect(reponse.status).toBe(200)
    expect(reponse.headers.get('cache-control')).toBe('no-store')
    const etat = contract.lireEtat.response.parse(await reponse.json())
    expect(etat).toMatchObject({ niveau: 'INTERROMPU', incidents: [] })
    expect(etat.parties).toEqual(
      PARTIES_SERVICE.map((code) => ({
        code,
        libelle: LABELS_PARTIE_SERVICE[code],
        normal: false,
        phrase: PHRASES_PARTIE_SERVICE[code].trouble,
      })),
    )
    for (const { libelle, phrase } of etat.parties) {
      expect(mots).toContain(libelle)
      expect(mots).toContain(phrase)
    }
    expect((await lire('/etat.html')).status).toBe(404)
  })

  it('answers programs in their own language', async () => {
    const reponse = await lire('/api/account')
    expect(reponse.status).toBe(503)
    expect(reponse.headers.get('retry-after')).toBe('30')
    expect(await reponse.json()).toMatchObject({
      status: 503,
      code: 'service-indisponible',
      message: expect.stringContaining('réessayez'),
    })
  })

  it('bears on its own answers the headers that the API sets on the others', async () => {
    for (const chemin of [
      '/',
      '/etat',
      '/api/etat',
      '/api/account',
      '/metrics',
      '/nginx-ok',
      '/assets/essai.css',
    ]) {
      const { headers } = await lire(chemin, { 'x-forwarded-proto': 'https' })
      const dit = (nom: string) => headers.get(nom) ?? ''
      expect(dit('strict-transport-security'), chemin).toBe('max-age=63072000; includeSubDomains')
      expect(dit('x-content-type-options'), chemin).toBe('nosniff')
      expect(dit('referrer-policy'), chemin).toBe('no-referrer')
      expect(dit('content-security-policy'), chemin).toMatch(
        /^default-src '(?:none|self)';.* base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      )
      expect(dit('content-type'), chemin).toMatch(/; charset=utf-8$/)
    }
    // In clear on the machine itself, a rehearsal promises nothing of https.
    expect((await lire('/')).headers.get('strict-transport-security')).toBeNull()
  })

  it('sends a page in clear to https, and refuses a program that calls in clear', async () => {
    const enClair = { 'x-forwarded-proto': 'http' }
    const page = await lire('/annuaire?q=a', enClair)
    expect([page.status, page.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/annuaire?q=a',
    ])
    const appel = await lire('/api/account', enClair)
    expect(appel.status).toBe(400)
    expect(appel.headers.get('content-type')).toContain('application/problem+json')
    expect(await appel.json()).toMatchObject({
      code: 'requete-invalide',
      message: expect.stringContaining('https'),
    })
  })

  it('logs each call on a line of JSON, without a query, a key or a header', async () => {
    const secret = 'cle-a-ne-pas-ecrire'
    const chemins = Object.values(contract)
      .map((o): string => o.path)
      .filter((c) => /\{(?:key|jeton)\}/.test(c) && c.startsWith('/api/public/'))
    expect(chemins.length).toBeGreaterThan(2)
    for (const chemin of chemins) await lire(chemin.replace(/\{(?:key|jeton)\}/, secret))
    // A line that an address would add stays in its own.
    await lire('/api/x%22,%22statut%22:%22200%0a{}')
    await lire(`/compte/activate?key=${secret}`, { cookie: secret, authorization: secret })
    await wait(100)
    const journal = await proxy.journal()
    const lignes = journal
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l) as Record<string, string>)
    expect(journal).not.toContain(secret)
    expect(lignes.filter((l) => l['chemin']?.includes('***'))).toHaveLength(chemins.length)
    expect(lignes.at(-1)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$/),
      adresse: '127.0.0.1',
      methode: 'GET',
      chemin: '/indisponible.html',
      statut: '503',
      reqId: expect.stringMatching(/^[\da-f]{32}$/),
    })
  })

  it('speaks TLS 1.2 and 1.3 alone, with forward secrecy', async () => {
    const parler = (plus: ConnectionOptions) =>
      new Promise<string>((done) => {
        const prise = connect(
          { host: '127.0.0.1', port: proxy.tls, rejectUnauthorized: false, ...plus },
          () => {
            done(`${prise.getProtocol()} ${prise.getCipher().name}`)
            prise.destroy()
          },
        )
        prise.on('error', () => done('refused'))
      })
    expect(await parler({})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384')
    const douze = { maxVersion: 'TLSv1.2' } as const
    expect(await parler(douze)).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384')
    for (const ciphers of [
      'ECDHE-ECDSA-AES256-SHA384',
      'ECDHE-ECDSA-AES128-SHA',
      'AES256-GCM-SHA384',
    ])
      expect(await parler({ ...douze, ciphers }), ciphers).toBe('refused')
    expect(
      await parler({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }),
    ).toBe('refused')
  })

  it('lists no folder, and answers no TRACE', async () => {
    expect((await lire('/assets/')).status).toBe(403)
    const trace = await new Promise((done, fail) =>
      request(
        { port: proxy.clair, method: 'TRACE', headers: { 'x-secret': 'ne-pas-repeter' } },
        (reponse) => done(reponse.statusCode),
      )
        .on('error', fail)
        .end(),
    )
    expect(trace).toBe(405)
  })

  it('says that it is well itself, and tells nothing of the metrics', async () => {
    expect(await (await lire('/nginx-ok')).text()).toBe('ok\n')
    expect((await lire('/metrics')).status).toBe(404)
  })
})
