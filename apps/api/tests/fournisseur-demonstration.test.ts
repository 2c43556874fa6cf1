import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fournisseurDemo, SCOPES_INSTITUTIONS } from '@registre/demonstration/fournisseur'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clavisOpenid } from '../src/gateways/clavis/openid.ts'

const CLIENT = { clientId: 'registre', clientSecret: 'un-secret-de-test-assez-long' }
const REGISTRE = 'http://127.0.0.1:3999'
const PROCONNECT = {
  retour: '/api/public/clavis/retour',
  sortie: '/institutionnels/connexion',
  scopes: SCOPES_INSTITUTIONS,
  pourQui: 'agents publics',
}
const RETOUR = `${REGISTRE}/api/public/clavis/retour`

describe('the demonstration’s provider', () => {
  let server: Server
  let emetteur = ''
  beforeAll(async () => {
    server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    emetteur = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const personne = {
      sub: 'agent',
      email: 'agent@ville.test',
      given_name: 'Aïcha',
      usual_name: 'Morel',
      siret: '21380185500015',
      idp_id: 'demo',
      organisme: 'Ville <b>',
    }
    server.on(
      'request',
      fournisseurDemo({
        emetteur,
        ...CLIENT,
        registre: [REGISTRE],
        ...PROCONNECT,
        personnes: [personne],
      }),
    )
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const clavis = () =>
    clavisOpenid({
      nom: 'Essai',
      emetteur,
      ...CLIENT,
      scopes: 'openid given_name usual_name email siret idp_id',
      acr: 'eidas1',
      alg: 'RS256',
    })

  /**
   * A browser at the provider: keeps its cookies, follows its redirections, stops when it is sent
   * elsewhere.
   */
  const navigateur = () => {
    const cookies = new Map<string, string>()
    const aller = async (url: string, corps?: string): Promise<{ url: string; page: string }> => {
      const answer = await fetch(url, {
        redirect: 'manual',
        method: corps === undefined ? 'GET' : 'POST',
        headers: {
          cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; '),
          ...(corps === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(corps === undefined ? {} : { body: corps }),
      })
      for (const ligne of answer.headers.getSetCookie()) {
        const [paire = ''] = ligne.split(';')
        cookies.set(paire.slice(0, paire.indexOf('=')), paire.slice(paire.indexOf('=') + 1))
      }
      const vers = answer.headers.get('location')
      if (!vers) return { url, page: await answer.text() }
      const suite = new URL(vers, url).href
      return suite.startsWith(emetteur) ? aller(suite) : { url: suite, page: '' }
    }
    return aller
  }

  it('signs a person in by one click, gives the claims, and signs it out', async () => {
    const [c, aller] = [clavis(), navigateur()]
    const secrets = c.tirerSecrets()
    const choix = await aller(await c.adresseConnexion(secrets, RETOUR, {}))
    expect(choix.page).toContain('Ville &lt;b&gt;')
    const retour = await aller(choix.url, 'personne=agent')
    expect(retour.url.startsWith(RETOUR)).toBe(true)
    const identite = await c.conclure(secrets, new URL(retour.url))
    expect(identite).toMatchObject({
      emetteur,
      sujet: 'agent',
      email: 'agent@ville.test',
      prenom: 'Aïcha',
      nom: 'Morel',
      siret: '21380185500015',
      idpId: 'demo',
    })
    // Signed in there: the next trip asks nothing, unless another account is wanted.
    const suivants = c.tirerSecrets()
    expect(
      (await aller(await c.adresseConnexion(suivants, RETOUR, {}))).url.startsWith(RETOUR),
    ).toBe(true)
    expect(
      (await aller(await c.adresseConnexion(c.tirerSecrets(), RETOUR, { autre: true }))).page,
    ).toContain('Choisissez votre organisme')
    expect(identite.prouveeLe).toBeNull()
    // Asked for a proof: the answer says when the person gave it.
    const preuve = c.tirerSecrets()
    const prouvee = await aller(await c.adresseConnexion(preuve, RETOUR, { renouveler: true }))
    const { prouveeLe } = await c.conclure(preuve, new URL(prouvee.url))
    expect(Date.now() - new Date(prouveeLe ?? 0).getTime()).toBeLessThan(60_000)
    const sortie = await aller(
      (await c.adresseDeconnexion(
        identite.jetonIdentite,
        `${REGISTRE}/institutionnels/connexion`,
        'deconnexion',
      )) ?? '',
    )
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(sortie.page)?.[1] ?? ''
    expect((await aller(`${emetteur}/session/end/confirm`, `xsrf=${xsrf}&logout=yes`)).url).toBe(
      `${REGISTRE}/institutionnels/connexion?state=deconnexion`,
    )
    expect((await aller(await c.adresseConnexion(c.tirerSecrets(), RETOUR, {}))).page).toContain(
      'Choisissez votre organisme',
    )
  })

  it('gives up on demand, and knows no other register', async () => {
    const [c, aller] = [clavis(), navigateur()]
    const secrets = c.tirerSecrets()
    const choix = await aller(await c.adresseConnexion(secrets, RETOUR, {}))
    const retour = await aller(choix.url, 'personne=')
    await expect(c.conclure(secrets, new URL(retour.url))).rejects.toMatchObject({
      causeClavis: 'annulee',
    })
    const ailleurs = await aller(
      await c.adresseConnexion(c.tirerSecrets(), 'https://ailleurs.example/retour', {}),
    )
    expect(ailleurs.page).toContain('n’a pas été comprise')
  })
})
