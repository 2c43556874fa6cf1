import { lireNumEtude, lireQualite } from '@registre/domain'
import * as oidc from 'openid-client'
import * as z from 'zod'
import {
  type CauseClavis,
  type Clavis,
  type ConnexionEtat,
  type ConnexionNotaires,
  EchecClavis,
  type FournisseurIdentite,
  type IdentiteFournisseur,
} from './clavis.ts'
import { fetchBorne } from './fetch-borne.ts'
import { niveauSuffisant } from './niveau.ts'

export interface OptionsClavis {
  nom: string
  emetteur: string
  clientId: string
  clientSecret: string
  scopes: string
  acr: string
  /** Signature expected on the id token. */
  alg: string
  /** What it says of a person comes signed, or is refused. */
  userinfoSigne?: boolean
  /** The level (`acr`) by which it certifies that a person directs a firm; '' for none. */
  acrDirigeant?: string
  delaiMs?: number
  /** Told of each failure, for the logs and the counters. */
  surEchec?: (cause: CauseClavis, detail: string) => void
}

/** The age of the proof that a renewal asks for, in seconds; the answer then says its instant. */
const PREUVE_DEMANDEE_S = '60'
const DELAI_MS = 3000
/** The provider's description is read again after this long. */
const DECOUVERTE_MS = 3_600_000

const texte = z.string().max(300).catch('')
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: texte,
  given_name: texte,
  usual_name: texte,
  family_name: texte,
  preferred_username: texte,
  gender: texte,
  birthdate: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .catch(''),
  siret: z
    .string()
    .transform((s) => s.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{14}$/))
    .catch(''),
})

/**
 * Codes of the library that tell of a provider that is down or answers rubbish; every other one is
 * an answer refused.
 */
const INDISPONIBLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
])

const codeDe = (erreur: unknown): string =>
  erreur !== null &&
  typeof erreur === 'object' &&
  'code' in erreur &&
  typeof erreur.code === 'string'
    ? erreur.code
    : erreur instanceof Error
      ? erreur.name
      : ''

const causeDe = (erreur: unknown): CauseClavis => {
  if (erreur instanceof oidc.AuthorizationResponseError) {
    if (erreur.error === 'access_denied' || erreur.error === 'login_required') return 'annulee'
    return erreur.error === 'temporarily_unavailable' || erreur.error === 'server_error'
      ? 'indisponible'
      : 'refusee'
  }
  if (erreur instanceof oidc.ClientError)
    return INDISPONIBLE.has(erreur.code ?? '') ? 'indisponible' : 'refusee'
  if (erreur instanceof oidc.ResponseBodyError)
    return erreur.status >= 500 ? 'indisponible' : 'refusee'
  // What `fetchBorne` throws.
  return erreur instanceof TypeError ? 'indisponible' : 'refusee'
}

type Info = Record<string, unknown>

const decouvrir = async (o: OptionsClavis): Promise<oidc.Configuration> => {
  const configuration = await oidc.discovery(
    new URL(o.emetteur),
    o.clientId,
    {
      client_secret: o.clientSecret,
      id_token_signed_response_alg: o.alg,
      ...(o.userinfoSigne ? { userinfo_signed_response_alg: o.alg } : {}),
    },
    oidc.ClientSecretPost(o.clientSecret),
    {
      [oidc.customFetch]: fetchBorne(o.emetteur, o.delaiMs ?? DELAI_MS),
      // Without it, a token that comes straight from the provider is believed without its
      // signature.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(o.emetteur.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
      ],
    },
  )
  const { authorization_endpoint, token_endpoint, userinfo_endpoint } =
    configuration.serverMetadata()
  if (!authorization_endpoint || !token_endpoint || !userinfo_endpoint)
    throw new EchecClavis('indisponible', 'description incomplete')
  return configuration
}

/** Who the tokens tell. Throws EchecClavis for what is not told as it must be. */
const lireIdentite = async (
  { acr }: OptionsClavis,
  c: oidc.Configuration,
  jetons: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
): Promise<[commun: IdentiteFournisseur, info: Info, acr: unknown]> => {
  const idToken = jetons.claims()
  if (!idToken || !jetons.id_token) throw new EchecClavis('refusee', 'no id token')
  if (!niveauSuffisant(acr, idToken['acr'])) throw new EchecClavis('refusee', 'level')
  const dit: Info = await oidc.fetchUserInfo(c, jetons.access_token, idToken.sub)
  // No text of the register holds one: the database would refuse it in the middle of a sign-on.
  if (/\\u0000/.test(JSON.stringify([dit, idToken])))
    throw new EchecClavis('refusee', 'a claim holds a NUL')
  const info = claims.parse(dit)
  return [
    {
      emetteur: idToken.iss,
      sujet: info.sub,
      email: info.email,
      prenom: info.given_name,
      nom: info.usual_name || info.family_name,
      siret: info.siret,
      jetonIdentite: jetons.id_token,
      prouveeLe:
        idToken.auth_time === undefined ? null : new Date(idToken.auth_time * 1000).toISOString(),
    },
    dit,
    idToken['acr'],
  ]
}

/** A certified direction is an essential level, which replaces the other. */
const niveauDemande = ({ acr, acrDirigeant }: OptionsClavis, certifier: boolean) => {
  if (certifier && acrDirigeant)
    return {
      claims: JSON.stringify({ id_token: { acr: { essential: true, value: acrDirigeant } } }),
    }
  return acr ? { acr_values: acr } : {}
}

/**
 * The real sign-on: discovery, code with PKCE, state and nonce; id token checked with its
 * signature, then userinfo of the same subject.
 */
const openid = <I extends IdentiteFournisseur>(
  o: OptionsClavis,
  completer: (commun: IdentiteFournisseur, info: Info, acr: unknown) => I,
): FournisseurIdentite<I> => {
  let connue: { configuration: Promise<oidc.Configuration>; finMs: number } | null = null

  const echec = (erreur: unknown, impose?: CauseClavis): EchecClavis => {
    if (erreur instanceof EchecClavis) return erreur
    const cause = impose ?? causeDe(erreur)
    o.surEchec?.(cause, codeDe(erreur))
    return new EchecClavis(cause, codeDe(erreur), { cause: erreur })
  }

  /** One reading for all that ask at the same time; a failure is not kept. */
  const configuration = async (): Promise<oidc.Configuration> => {
    if (!connue || connue.finMs <= Date.now()) {
      const lecture = { configuration: decouvrir(o), finMs: Date.now() + DECOUVERTE_MS }
      connue = lecture
      lecture.configuration.catch(() => {
        if (connue === lecture) connue = null
      })
    }
    try {
      return await connue.configuration
    } catch (erreur) {
      throw echec(erreur, 'indisponible')
    }
  }

  return {
    nom: o.nom,
    emetteur: o.emetteur,
    tirerSecrets: () => ({
      etat: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verificateur: oidc.randomPKCECodeVerifier(),
    }),
    async adresseConnexion(secrets, retour, { autre, renouveler, certifier }) {
      const c = await configuration()
      return oidc.buildAuthorizationUrl(c, {
        redirect_uri: retour,
        scope: o.scopes,
        state: secrets.etat,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verificateur),
        code_challenge_method: 'S256',
        ...niveauDemande(o, certifier === true),
        ...(autre ? { prompt: 'login' } : {}),
        ...(renouveler ? { max_age: PREUVE_DEMANDEE_S } : {}),
      }).href
    },
    async conclure(secrets, adresse) {
      const c = await configuration()
      try {
        const jetons = await oidc.authorizationCodeGrant(c, adresse, {
          expectedState: secrets.etat,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verificateur,
          idTokenExpected: true,
        })
        return completer(...(await lireIdentite(o, c, jetons)))
      } catch (erreur) {
        throw echec(erreur)
      }
    },
    async adresseDeconnexion(jetonIdentite, retour, etat) {
      const c = await configuration()
      if (!c.serverMetadata().end_session_endpoint) return null
      return oidc.buildEndSessionUrl(c, {
        id_token_hint: jetonIdentite,
        post_logout_redirect_uri: retour,
        state: etat,
      }).href
    },
  }
}

/** The institutional sign-on. */
export const clavisOpenid = (o: OptionsClavis): Clavis =>
  openid(o, (commun, { idp_id }) => ({ ...commun, idpId: texte.parse(idp_id) }))

/** FranceConnect and ProConnect: what is compared with a record, and nothing that is not. */
export const etatOpenid = (o: OptionsClavis): ConnexionEtat =>
  openid({ ...o, userinfoSigne: true }, (commun, info, acr) => {
    const { family_name, usual_name, preferred_username, gender, birthdate } = claims.parse(info)
    return {
      ...commun,
      noms: [family_name, usual_name, preferred_username].filter((nom) => nom !== ''),
      prenoms: commun.prenom,
      genre: gender,
      naissance: birthdate,
      certifiee: Boolean(o.acrDirigeant) && acr === o.acrDirigeant,
    }
  })

export interface OptionsNotaires extends OptionsClavis {
  /**
   * Names of the claims that tell the office's number and the person's quality: each provider has
   * its own.
   */
  claimEtude: string
  claimQualite: string
}

/** A claim that is a text or a number. */
const motOuNombre = z
  .union([z.string().max(300), z.number()])
  .transform((v) => String(v))
  .catch('')

/**
 * The notaries' sign-on: the office and the quality are read as a certificate's are, the lesser
 * right by default.
 */
export const notairesOpenid = (o: OptionsNotaires): ConnexionNotaires =>
  openid(o, (commun, info) => ({
    ...commun,
    numEtude: lireNumEtude([motOuNombre.parse(info[o.claimEtude])]),
    qualite: lireQualite(motOuNombre.parse(info[o.claimQualite])),
    emailVerifie: info['email_verified'] === true,
  }))
