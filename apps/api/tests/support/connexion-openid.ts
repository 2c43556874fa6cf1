import { expect, it } from 'vitest'
import type { FournisseurDeTest, Malices } from '@registre/testing/servers'
import { ACCES, type Acces } from '@registre/domain'
import type { Registre } from './register.ts'

export const CLIENT_DE_TEST = { id: 'registre', secret: 'un-secret-de-test-assez-long' }

type Visiteur = ReturnType<Registre['visiteur']>

/** What the browser gets. */
export interface Arrivee {
  statusCode: number
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
}

export interface BancOpenid {
  registre: () => Registre
  acces: Acces
  fournisseur: () => FournisseurDeTest
  /** Sets the sign-on up at this provider. */
  brancher: (emetteur: string, delaiMs: number) => void
}

/** A browser that goes to the provider and comes back, for one of the two sign-ons. */
export const bancOpenid = ({ registre, acces, fournisseur, brancher }: BancOpenid) => {
  const { connexion, retour: cheminRetour } = ACCES[acces]
  /**
   * A navigation of the browser, as it comes back from another site: only the lax cookie travels.
   */
  const naviguer = async (
    v: Visiteur,
    url: string,
    options: { lax?: boolean; headers?: Record<string, string> } = {},
  ): Promise<Arrivee> => {
    const envoyes = [...v.cookies].filter(([nom]) => !options.lax || nom === 'registre_clavis')
    const answer = await registre().app.inject({
      method: 'GET',
      url,
      headers: {
        host: 'registre.test',
        cookie: envoyes.map(([k, x]) => `${k}=${x}`).join('; '),
        'sec-fetch-mode': 'navigate',
        ...options.headers,
      },
    })
    for (const c of answer.cookies)
      if (c.value === '') v.cookies.delete(c.name)
      else v.cookies.set(c.name, c.value)
    return { statusCode: answer.statusCode, headers: answer.headers, cookies: answer.cookies }
  }
  const versLeFournisseur = async (v: Visiteur, query = '') => {
    brancher(fournisseur().emetteur, 3000)
    const answer = await naviguer(v, `${connexion}${query}`)
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }
  const revenir = (v: Visiteur, retour: URL) =>
    naviguer(v, `${retour.pathname}${retour.search}`, {
      lax: true,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
  const entrer = async (v: Visiteur, query = '') =>
    String(
      (await revenir(v, fournisseur().autoriser(await versLeFournisseur(v, query)))).headers
        .location,
    )
  return { naviguer, versLeFournisseur, revenir, entrer, connexion, cheminRetour }
}

const maintenant = () => Math.floor(Date.now() / 1000)
const FAUX: readonly (readonly [string, Malices])[] = [
  ['an unsigned token (alg none)', { signature: 'aucune' }],
  ['a token signed with the public key as a secret', { signature: 'hmac' }],
  ['a token signed with another key', { signature: 'autre-cle' }],
  ['a token whose key is unknown', { signature: 'autre-cle', entete: { kid: 'inconnue' } }],
  ['a token for another audience', { idToken: (c) => ({ ...c, aud: 'un-autre-service' }) }],
  [
    'a token for several, meant for another',
    { idToken: (c) => ({ ...c, aud: [CLIENT_DE_TEST.id, 'autre'], azp: 'autre' }) },
  ],
  ['a token of another issuer', { idToken: (c) => ({ ...c, iss: 'https://ailleurs.example' }) }],
  ['an old nonce', { idToken: (c) => ({ ...c, nonce: 'celui-d-avant' }) }],
  [
    'a NUL in what it says of the person',
    { userinfo: (c) => ({ ...c, given_name: 'Al\u0000ix' }) },
  ],
  ['a NUL in a claim', { idToken: (c) => ({ ...c, given_name: 'Al\u0000ix' }) }],
  ['no nonce', { idToken: ({ nonce: _nonce, ...c }) => c }],
  [
    'an expired token',
    { idToken: (c) => ({ ...c, iat: maintenant() - 900, exp: maintenant() - 600 }) },
  ],
  ['a token without end', { idToken: ({ exp: _exp, ...c }) => c }],
  ['a token without subject', { idToken: ({ sub: _sub, ...c }) => c }],
  [
    'userinfo of somebody else',
    { userinfo: () => ({ sub: 'un-autre', siret: '21380185500015', crpcen: '69012' }) },
  ],
  [
    'no id token at all',
    {
      brut: { chemin: '/jeton', statut: 200, corps: '{"access_token":"a","token_type":"Bearer"}' },
    },
  ],
]

const PANNES: readonly (readonly [string, Malices])[] = [
  [
    'down',
    { brut: { chemin: '/.well-known/openid-configuration', statut: 503, corps: 'en panne' } },
  ],
  [
    'rubbish',
    { brut: { chemin: '/.well-known/openid-configuration', statut: 200, corps: '<html>' } },
  ],
  [
    'a redirect',
    {
      brut: {
        chemin: '/.well-known/openid-configuration',
        statut: 302,
        corps: '',
        entetes: { location: 'http://127.0.0.1:9/' },
      },
    },
  ],
  [
    'endless',
    {
      brut: {
        chemin: '/.well-known/openid-configuration',
        statut: 200,
        corps: JSON.stringify({ issuer: 'x'.repeat(2_000_000) }),
      },
    },
  ],
  [
    'too slow',
    {
      brut: {
        chemin: '/.well-known/openid-configuration',
        statut: 200,
        corps: '{}',
        attendreMs: 2500,
      },
    },
  ],
  ['another issuer', { decouverte: { issuer: 'https://ailleurs.example' } }],
  ['incomplete', { decouverte: { token_endpoint: undefined } }],
]

/**
 * In a describe: what both sign-ons refuse, the same table for each. `dedans` is where a person who
 * comes in goes.
 */
export const refuserLesMensonges = (
  options: BancOpenid & {
    refus: (motif: string) => string
    dedans: () => string
    enPanne: () => Promise<void>
  },
): void => {
  const { registre, fournisseur, brancher, refus, dedans } = options
  const { naviguer, versLeFournisseur, revenir, entrer, connexion } = bancOpenid(options)

  it.each(FAUX)('refuses %s', async (_cas, malices) => {
    const v = registre().visiteur()
    fournisseur().malices = malices
    expect(await entrer(v)).toBe(refus('reponse-refusee'))
    expect([...v.cookies.keys()].filter((nom) => nom !== 'registre_clavis')).toEqual([])
    // The same trip, without the lie, comes in: it is the lie that was refused.
    fournisseur().malices = {}
    expect(await entrer(v)).toBe(dedans())
  })

  it('refuses an answer that is replayed, foreign, without state, without start, doubled, or late', async () => {
    const v = registre().visiteur()
    const retour = fournisseur().autoriser(await versLeFournisseur(v))
    const refuse = async (qui: Visiteur, url: URL) => {
      const answer = await revenir(qui, url)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, refus('reponse-refusee')])
      expect(answer.cookies.some((c) => c.name === 'registre_session' && c.value !== '')).toBe(
        false,
      )
    }
    const variante = (change: (p: URLSearchParams) => void) => {
      const url = new URL(retour)
      change(url.searchParams)
      return url
    }
    const autreNavigateur = registre().visiteur()
    await versLeFournisseur(autreNavigateur)
    await refuse(autreNavigateur, retour)
    await refuse(registre().visiteur(), retour)
    await refuse(
      v,
      variante((p) => p.delete('state')),
    )
    await refuse(
      v,
      variante((p) => p.set('state', 'invente')),
    )
    await refuse(
      v,
      variante((p) => p.append('state', 'deux')),
    )
    // Nothing of that spent the true one.
    expect((await revenir(v, retour)).headers.location).toBe(dedans())
    await refuse(v, retour)
    const tardif = fournisseur().autoriser(await versLeFournisseur(v))
    registre().clock.advance({ minutes: 16 })
    await refuse(v, tardif)
  })

  it('refuses the same code under a new trip, and two answers at once make one session', async () => {
    const v = registre().visiteur()
    const premier = fournisseur().autoriser(await versLeFournisseur(v))
    const [a, b] = await Promise.all([revenir(v, premier), revenir(v, premier)])
    expect([a.headers.location, b.headers.location].sort()).toEqual(
      [dedans(), refus('reponse-refusee')].sort(),
    )
    const second = fournisseur().autoriser(await versLeFournisseur(v))
    second.searchParams.set('code', premier.searchParams.get('code') ?? '')
    expect((await revenir(v, second)).headers.location).toBe(refus('reponse-refusee'))
  })

  it('a person who gives up at the provider reads so', async () => {
    const v = registre().visiteur()
    const retour = fournisseur().autoriser(await versLeFournisseur(v))
    retour.searchParams.delete('code')
    retour.searchParams.set('error', 'access_denied')
    expect((await revenir(v, retour)).headers.location).toBe(refus('annulee'))
  })

  it('another site does not start a sign-on', async () => {
    brancher(fournisseur().emetteur, 3000)
    const answer = await naviguer(registre().visiteur(), connexion, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.headers.location).toBe(ACCES[options.acces].ecran)
    expect(answer.cookies).toEqual([])
  })

  it.each(PANNES)(
    'a provider that is %s: a sentence, and the register goes on',
    async (_cas, malices) => {
      fournisseur().malices = malices
      brancher(fournisseur().emetteur, 1000)
      const v = registre().visiteur()
      expect((await naviguer(v, connexion)).headers.location).toBe(
        refus('fournisseur-indisponible'),
      )
      await options.enPanne()
      // It comes back: so does the sign-on, without a restart.
      fournisseur().malices = {}
      expect((await naviguer(v, connexion)).headers.location).toContain(
        `${fournisseur().emetteur}/autoriser`,
      )
    },
  )

  it.each(['/jeton', '/userinfo', '/jwks'])(
    'a provider that breaks on the way (%s): a sentence, no session',
    async (chemin) => {
      const v = registre().visiteur()
      fournisseur().malices = { brut: { chemin, statut: 500, corps: 'en panne' } }
      expect(await entrer(v)).toBe(refus('fournisseur-indisponible'))
      expect(v.cookies.has('registre_session')).toBe(false)
    },
  )

  it('an address of another host in the description is never called', async () => {
    fournisseur().malices = { decouverte: { token_endpoint: 'http://localhost:9/jeton' } }
    expect(await entrer(registre().visiteur())).toBe(refus('fournisseur-indisponible'))
    expect(fournisseur().appels.at(-1)).not.toBe('/jeton')
  })
}
