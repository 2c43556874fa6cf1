import { createClient } from '@registre/contract/client'
import { readFileSync } from 'node:fs'
import { request as requeteHttp } from 'node:http'
import { request as requeteHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { creerCertificat, type Certificat, type Nom } from '@registre/demonstration/certificats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demarrerProxy, nginx, type Proxy } from '@registre/testing/servers'
import { injectFetch, type Personne } from '@registre/testing/register'
import { EN_TETES_D_HOTE } from '../adresse.ts'
import { useRegistre } from '../../../tests/support/register.ts'

// Notaries behind a real nginx with the house's own configuration: what it verifies, what it wipes,
// what the API then believes.

const AN = 365 * 86_400_000
const SECRET = 'yUGaBWSlEM9PgxNbYr6KOWf6TGn9NbIzE6gb8uQ3YryF'
const annee = { du: new Date(Date.now() - 2 * AN), au: new Date(Date.now() + AN) }
const autorite = (cn: string) =>
  creerCertificat({ sujet: [['CN', cn]], usage: 'autorite', ...annee })
const sujet: Nom = [
  ['C', 'FR'],
  ['O', 'Étude Été'],
  ['OU', '69012'],
  ['title', 'Notaire'],
  ['CN', 'Élise Roche'],
]
const notaires = autorite('AC Notaires')
const etrangere = autorite('AC Notaires')
const serveur = creerCertificat({
  sujet: [['CN', 'localhost']],
  usage: 'serveur',
  emetteur: notaires,
  ...annee,
})
const bon = creerCertificat({ sujet, emetteur: notaires, ...annee })
const faux = creerCertificat({ sujet, emetteur: etrangere, ...annee })
const perime = creerCertificat({
  sujet,
  emetteur: notaires,
  du: annee.du,
  au: new Date(Date.now() - AN),
})

interface Reponse {
  statut: number
  corps: string
  cookies: string
}

describe.skipIf(nginx === null)('nginx in front of the register', () => {
  const registre = useRegistre()
  let proxy: Proxy
  let apiPort = 0
  let notaire: Personne

  beforeAll(async () => {
    registre().deps.settings = { ...registre().deps.settings, PROXY_SECRET: SECRET }
    await registre().app.listen({ host: '127.0.0.1', port: 0 })
    apiPort = (registre().app.server.address() as AddressInfo).port
    proxy = await demarrerProxy([apiPort], { serveur, autorites: notaires.pem, secret: SECRET })
    notaire = await registre().personne('NOTAIRE_NOTAIRE')
    // As the proxy presents it: whoever deposits a certificate holds its key.
    const headers = {
      'x-proxy-secret': SECRET,
      'x-client-verify': 'SUCCESS',
      'x-client-cert': encodeURIComponent(bon.pem),
    }
    const fetch = injectFetch(registre().app, { cookies: notaire.cookies, headers })
    await createClient({ fetch }).deposerCertificat({
      body: {
        file: new File([bon.pem], 'c.pem'),
        idTeledeclarant: notaire.teledeclarantId ?? 0,
        idUtilisateur: notaire.utilisateurId,
      },
    })
  })
  afterAll(async () => {
    await proxy?.arreter()
  })

  const demander = (
    chemin: string,
    {
      client,
      entetes = {},
      port = proxy.tls,
    }: { client?: Certificat; entetes?: Record<string, string>; port?: number } = {},
  ) =>
    new Promise<Reponse>((done, fail) => {
      const commun = {
        host: '127.0.0.1',
        port,
        path: chemin,
        headers: { 'x-register-client': '1', ...entetes },
      }
      const lire = (r: import('node:http').IncomingMessage): void => {
        let corps = ''
        r.on('data', (morceau: Buffer) => (corps += morceau.toString()))
        r.on('end', () =>
          done({
            statut: r.statusCode ?? 0,
            corps,
            cookies: String(r.headers['set-cookie'] ?? ''),
          }),
        )
      }
      const requete =
        port === proxy.tls
          ? requeteHttps(
              {
                ...commun,
                ca: notaires.pem,
                servername: 'localhost',
                ...(client ? { cert: client.pem, key: client.clePem } : {}),
              },
              lire,
            )
          : requeteHttp(commun, lire)
      requete.on('error', fail).end()
    })
  const info = async (options?: Parameters<typeof demander>[1]) =>
    JSON.parse((await demander('/api/public/infocertificat', options)).corps) as {
      present: boolean
      sujet: string
    }
  const FORGES = {
    'x-client-verify': 'SUCCESS',
    'x-client-cert': encodeURIComponent(bon.pem),
    'x-proxy-secret': SECRET,
    'x-client-dn': 'CN=Élise Roche',
  }

  it('lets a notary in by a good certificate, accents and all', async () => {
    expect(await info({ client: bon })).toMatchObject({
      present: true,
      sujet: 'C=FR, O=Étude Été, OU=69012, title=Notaire, CN=Élise Roche',
    })
    const { statut, corps, cookies } = await demander('/api/public/profilnotaire', { client: bon })
    expect([statut, JSON.parse(corps).id]).toEqual([200, notaire.utilisateurId])
    expect(cookies).toContain('registre_session=')
    expect(JSON.parse((await demander('/api/account', { client: bon })).corps)).toMatchObject({
      code: 'non-connecte',
      infos: { visiteur: 'certificat' },
    })
  })

  it('without a certificate: a visitor as any other', async () => {
    expect(await info()).toMatchObject({ present: false })
    expect((await demander('/api/public/profilnotaire')).statut).toBe(401)
    expect(JSON.parse((await demander('/api/account')).corps)).not.toHaveProperty('infos')
    expect(await info({ port: proxy.clair })).toMatchObject({ present: false })
  })

  it.each([
    ['of another authority of the same name', faux],
    ['that is expired', perime],
  ])('a certificate %s reaches nothing, and reads why', async (_, client) => {
    for (const chemin of ['/api/public/infocertificat', '/api/public/profilnotaire', '/']) {
      const { statut, corps, cookies } = await demander(chemin, { client })
      expect([statut, cookies]).toEqual([400, ''])
      expect(corps).toContain('Votre certificat n’est pas accepté')
    }
  })

  it('wipes forged headers, whatever the server and the location', async () => {
    for (const port of [proxy.tls, proxy.clair]) {
      expect(await info({ entetes: FORGES, port })).toMatchObject({ present: false })
      expect((await demander('/api/public/profilnotaire', { entetes: FORGES, port })).statut).toBe(
        401,
      )
      // The location of the screens speaks to the API too.
      expect((await demander('/API/public/profilnotaire', { entetes: FORGES, port })).cookies).toBe(
        '',
      )
    }
    // With a certificate of one's own, another's cannot be put before it.
    const autre = creerCertificat({ sujet: [['CN', 'Autre']], emetteur: notaires, ...annee })
    expect((await info({ client: autre, entetes: FORGES })).sujet).toBe('CN=Autre')
  })

  it('the API itself believes no header that came around the proxy', async () => {
    const { 'x-proxy-secret': _secret, ...sansSecret } = FORGES
    expect(await info({ entetes: sansSecret, port: apiPort })).toMatchObject({ present: false })
    expect(
      (
        await demander('/api/public/profilnotaire', {
          entetes: { ...sansSecret, 'x-proxy-secret': 'devine' },
          port: apiPort,
        })
      ).statut,
    ).toBe(401)
  })

  it('a detached certificate passes nginx and stops at the register', async () => {
    const { certificats } = await notaire.api.listerCertificats({
      params: { id: notaire.teledeclarantId ?? 0 },
    })
    await notaire.api.revoquerCertificat({ params: { id: Number(certificats[0]?.id) } })
    const { statut, corps, cookies } = await demander('/api/public/profilnotaire', { client: bon })
    expect([statut, JSON.parse(corps).code, cookies]).toEqual([403, 'certificat-inconnu', ''])
  })
})

it('every location of the proxy that speaks to the API overwrites the identity headers', () => {
  const dossier = join(import.meta.dirname, '../../../../../infra/proxy')
  const lire = (nom: string): string =>
    readFileSync(join(dossier, nom), 'utf8').replaceAll(/#.*/g, '')
  const entetes = [...lire('vers-api.conf').matchAll(/proxy_set_header (\S+)/g)].map((m) => m[1])
  expect(entetes).toEqual(
    expect.arrayContaining([
      'X-Client-Verify',
      'X-Client-Cert',
      'X-Proxy-Secret',
      'X-Forwarded-For',
    ]),
  )
  // What Fastify forgets, nginx never passes.
  expect(entetes.map((e) => e?.toLowerCase())).toEqual(expect.arrayContaining([...EN_TETES_D_HOTE]))
  for (const nom of ['nginx.conf', 'serveur.conf', 'tls.conf'])
    expect(lire(nom), nom).not.toMatch(/proxy_(pass|set_header)/)
})
