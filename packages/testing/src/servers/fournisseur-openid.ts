import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Record<string, unknown>
const b64 = (valeur: unknown): string => Buffer.from(JSON.stringify(valeur)).toString('base64url')
const paire = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/**
 * What the provider of a test answers otherwise than it should: each of them is one forgery or one
 * fault.
 */
export interface Malices {
  /** Changes the claims of the id token, just before it is signed. */
  idToken?: (claims: Json) => Json
  /** Changes the header of the id token. */
  entete?: Json
  signature?: 'aucune' | 'autre-cle' | 'hmac'
  userinfo?: (claims: Json) => Json
  /** What is signed of a person is signed by another key, or not at all. */
  userinfoFaux?: 'autre-cle' | 'aucune' | 'en-clair'
  /** Answers raw instead, on this path. */
  brut?: {
    chemin: string
    statut: number
    corps: string
    attendreMs?: number
    entetes?: Record<string, string>
  }
  decouverte?: Json
}

export interface FournisseurDeTest extends AsyncDisposable {
  emetteur: string
  malices: Malices
  claims: Json
  /** What it says of a person is a signed token, as that of the State's providers. */
  userinfoSigne: boolean
  /** The level that its id tokens tell; '' for none. */
  acr: string
  /** Requests received, by path. */
  appels: string[]
  /** Plays the browser at the provider: gives the address where it is sent back. */
  autoriser(adresse: string): URL
}

/**
 * A real provider on the loopback, in a few lines, that can be made to lie: PKCE, client secret and
 * single use of codes are checked as a real one does.
 */
export const fournisseurDeTest = async (client: {
  id: string
  secret: string
}): Promise<FournisseurDeTest> => {
  const [bonne, mauvaise] = [paire(), paire()]
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>()
  const f: Omit<FournisseurDeTest, 'autoriser' | keyof AsyncDisposable> = {
    emetteur: '',
    malices: {},
    claims: {
      sub: 'agent-1',
      email: 'agent@ville.test',
      given_name: 'Alix',
      usual_name: 'Morel',
      siret: '21380185500015',
      idp_id: 'idp-1',
    },
    appels: [],
    userinfoSigne: false,
    acr: '',
  }

  const signer = (
    claims: Json,
    { signature, entete }: Pick<Malices, 'signature' | 'entete'>,
  ): string => {
    const tete = {
      alg: signature === 'aucune' ? 'none' : signature === 'hmac' ? 'HS256' : 'RS256',
      typ: 'JWT',
      kid: 'k1',
      ...entete,
    }
    const dit = `${b64(tete)}.${b64(claims)}`
    if (signature === 'aucune') return `${dit}.`
    // The classic confusion: the public key, which everybody knows, taken for a shared secret.
    if (signature === 'hmac')
      return `${dit}.${createHmac('sha256', bonne.publicKey.export({ type: 'spki', format: 'pem' }))
        .update(dit)
        .digest('base64url')}`
    return `${dit}.${sign('sha256', Buffer.from(dit), signature === 'autre-cle' ? mauvaise.privateKey : bonne.privateKey).toString('base64url')}`
  }

  const jeton = (corps: URLSearchParams): [number, Json] => {
    const code = corps.get('code') ?? ''
    const connu = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(corps.get('code_verifier') ?? '')
      .digest('base64url')
    if (corps.get('client_secret') !== client.secret || corps.get('client_id') !== client.id)
      return [401, { error: 'invalid_client' }]
    if (!connu || connu.challenge !== challenge || connu.redirectUri !== corps.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }]
    const maintenant = Math.floor(Date.now() / 1000)
    const claims = {
      iss: f.emetteur,
      aud: client.id,
      sub: f.claims['sub'],
      nonce: connu.nonce,
      iat: maintenant,
      exp: maintenant + 300,
      ...(f.acr === '' ? {} : { acr: f.acr }),
    }
    return [
      200,
      {
        access_token: randomUUID(),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: signer(f.malices.idToken?.(claims) ?? claims, f.malices),
      },
    ]
  }

  const repondre = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chemin = new URL(request.url ?? '/', f.emetteur).pathname
    f.appels.push(chemin)
    const { brut } = f.malices
    if (brut?.chemin === chemin) {
      const envoyer = () =>
        response
          .writeHead(brut.statut, { 'content-type': 'application/json', ...brut.entetes })
          .end(brut.corps)
      return void (brut.attendreMs ? setTimeout(envoyer, brut.attendreMs) : envoyer())
    }
    let corps = ''
    for await (const morceau of request) corps += String(morceau)
    const json = (statut: number, valeur: Json) =>
      void response
        .writeHead(statut, { 'content-type': 'application/json' })
        .end(JSON.stringify(valeur))
    if (chemin === '/.well-known/openid-configuration')
      return json(200, {
        issuer: f.emetteur,
        authorization_endpoint: `${f.emetteur}/autoriser`,
        token_endpoint: `${f.emetteur}/jeton`,
        userinfo_endpoint: `${f.emetteur}/userinfo`,
        jwks_uri: `${f.emetteur}/jwks`,
        end_session_endpoint: `${f.emetteur}/sortie`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        ...f.malices.decouverte,
      })
    if (chemin === '/jwks')
      return json(200, {
        keys: [
          { ...bonne.publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' },
        ],
      })
    if (chemin === '/jeton') return json(...jeton(new URLSearchParams(corps)))
    if (chemin === '/userinfo') {
      const dit = f.malices.userinfo?.(f.claims) ?? f.claims
      const { userinfoFaux: faux } = f.malices
      if (!f.userinfoSigne || faux === 'en-clair') return json(200, dit)
      return void response
        .writeHead(200, { 'content-type': 'application/jwt' })
        .end(
          signer(
            { ...dit, iss: f.emetteur, aud: client.id },
            faux === undefined ? {} : { signature: faux },
          ),
        )
    }
    json(404, { error: 'not_found' })
  }

  const server = createServer((request, response) => void repondre(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  f.emetteur = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(f, {
    autoriser: (adresse: string): URL => {
      const { searchParams: p } = new URL(adresse)
      const code = randomUUID()
      const retour = new URL(p.get('redirect_uri') ?? '')
      codes.set(code, {
        nonce: p.get('nonce') ?? '',
        challenge: p.get('code_challenge') ?? '',
        redirectUri: retour.href,
      })
      retour.searchParams.set('code', code)
      retour.searchParams.set('state', p.get('state') ?? '')
      return retour
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
