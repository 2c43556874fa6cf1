import { generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider'
import { pageConnexion, pageDeconnexion, pageErreur } from './fournisseur-pages.ts'
import type { PersonneFournisseur } from './personne-fournisseur.ts'

export interface OptionsFournisseur {
  emetteur: string
  clientId: string
  clientSecret: string
  /** Where browsers reach the register, without a final slash. */
  registre: readonly string[]
  /** Where the register takes the answer, and where it wants people back after a sign-out. */
  retour: string
  sortie: string
  /** The claims of each scope. */
  scopes: Readonly<Record<string, string[]>>
  personnes: readonly PersonneFournisseur[]
  /** The provider that this one replaces, in words. */
  pourQui: string
  /** What it says of people is signed, and it tells at which level they signed in. */
  etat?: boolean
}

/** The lowest level, and any other that people reach. */
const NIVEAU = 'eidas1'
const niveaux = (o: OptionsFournisseur): string[] => [
  ...new Set([NIVEAU, ...o.personnes.flatMap(({ acr }) => (acr ? [acr] : []))]),
]

/** A scope for each claim, as ProConnect has it. */
export const SCOPES_INSTITUTIONS = Object.fromEntries(
  ['email', 'given_name', 'usual_name', 'siret', 'idp_id'].map((claim) => [claim, [claim]]),
)
/** Standard scopes, and one for each thing that is the profession's own. */
/** A scope for each claim. */
export const SCOPES_ETAT = Object.fromEntries(
  ['given_name', 'family_name', 'usual_name', 'preferred_username', 'gender', 'siret'].map((c) => [
    c,
    [c],
  ]),
)
export const SCOPES_NOTAIRES = {
  profile: ['given_name', 'family_name'],
  email: ['email', 'email_verified'],
  siret: ['siret'],
  crpcen: ['crpcen'],
  qualite: ['qualite'],
}

/** Who does not reach an essential level comes back all the same: the register reads which one it was. */
const sansInsister = () => {
  const politique = interactionPolicy.base()
  politique.get('login')?.checks.remove('essential_acr')
  return politique
}

const configuration = (o: OptionsFournisseur): Configuration => ({
  clients: [
    {
      client_id: o.clientId,
      client_secret: o.clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      ...(o.etat ? { userinfo_signed_response_alg: 'RS256' as const } : {}),
      redirect_uris: o.registre.map((base) => `${base}${o.retour}`),
      post_logout_redirect_uris: o.registre.map((base) => `${base}${o.sortie}`),
    },
  ],
  jwks: {
    keys: [
      {
        ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
        use: 'sig',
        alg: 'RS256',
      },
    ],
  },
  claims: { openid: ['sub'], ...o.scopes },
  scopes: ['openid', ...Object.keys(o.scopes)],
  ...(o.etat ? { acrValues: niveaux(o) } : {}),
  pkce: { required: () => true },
  // Cookies do not see ports: two providers of one machine must not read each other's.
  cookies: {
    keys: [o.clientSecret],
    names: {
      session: `${o.clientId}_session`,
      interaction: `${o.clientId}_trajet`,
      resume: `${o.clientId}_reprise`,
    },
  },
  findAccount: (_ctx, id) => {
    const personne = o.personnes.find((p) => p.sub === id)
    return personne && { accountId: id, claims: () => ({ ...personne }) }
  },
  interactions: {
    url: (_ctx, interaction) => `/connexion/${interaction.uid}`,
    ...(o.etat ? { policy: sansInsister() } : {}),
  },
  // The register is known here: nobody is asked to consent again.
  loadExistingGrant: async (ctx) => {
    const { client, session, provider, params } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(String(params?.['scope'] ?? 'openid'))
    await grant.save()
    return grant
  },
  features: {
    ...(o.etat ? { jwtUserinfo: { enabled: true }, claimsParameter: { enabled: true } } : {}),
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => void (ctx.body = pageDeconnexion(form)),
      postLogoutSuccessSource: (ctx) => void (ctx.body = pageErreur('Vous êtes déconnecté.')),
    },
  },
  renderError: (ctx) => {
    ctx.type = 'html'
    ctx.body = pageErreur(
      'La demande de connexion n’a pas été comprise. Revenez au registre et recommencez.',
    )
  },
  ttl: {
    Session: 12 * 3600,
    Interaction: 900,
    Grant: 12 * 3600,
    AuthorizationCode: 60,
    IdToken: 600,
    AccessToken: 600,
  },
})

const lireFormulaire = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let texte = ''
  for await (const morceau of request) {
    texte += String(morceau)
    if (texte.length > 4096) break
  }
  return new URLSearchParams(texte)
}

const montrer = (response: ServerResponse, statut: number, page: string): void =>
  void response
    .writeHead(statut, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page)

/**
 * A sign-on provider of the demonstration's own: a page that lists people, one click signs in as
 * one of them. Never in production.
 */
export const fournisseurDemo = (options: OptionsFournisseur): RequestListener => {
  const provider = new Provider(options.emetteur, configuration(options))
  const suite = provider.callback()
  const interaction = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST')
      return montrer(
        response,
        200,
        pageConnexion(
          options.etat ? 'Choisissez une identité' : 'Choisissez votre organisme',
          options.pourQui,
          options.personnes,
        ),
      )
    const choix = (await lireFormulaire(request)).get('personne') ?? ''
    const connue = options.personnes.find((p) => p.sub === choix)
    const resultat = connue
      ? { login: { accountId: choix, ...(options.etat ? { acr: connue.acr ?? NIVEAU } : {}) } }
      : { error: 'access_denied', error_description: 'Connexion interrompue' }
    await provider.interactionFinished(request, response, resultat, {
      mergeWithLastSubmission: false,
    })
  }
  return (request, response) => {
    if (!request.url?.startsWith('/connexion/')) return void suite(request, response)
    interaction(request, response).catch(() =>
      montrer(
        response,
        400,
        pageErreur('Cette connexion a expiré. Revenez au registre et recommencez.'),
      ),
    )
  }
}
