import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import {
  configureMessages,
  contract,
  servedInProduction,
  toBruno,
  toOpenApi,
} from '@registre/contract'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { RegisterError, TAILLE_MAX_FICHIER } from '@registre/domain'
import { createReprise } from './modules/entrer/par-navigateur-retenu.ts'
import { createDesignation } from './modules/dossiers/designer.ts'
import { createLecteurJeton } from './modules/jetons/lire-jeton.ts'
import { mesurerRegistre } from './modules/mesures/mesures.ts'
import { handlers } from './modules/handlers.ts'
import { registerApiDocs, registerCollection } from './platform/api-docs.ts'
import { adresseDe, oublierEnTetesDHote } from './platform/adresse.ts'
import { createCertificateReader } from './platform/certificat/presente.ts'
import { callLog } from './platform/call-log.ts'
import type { Deps } from './platform/context.ts'
import { handleError } from './platform/error-handler.ts'
import { registerHealth } from './platform/health.ts'
import { mount, type MountTools } from './platform/mount.ts'
import { createRateLimiter } from './platform/rate-limit.ts'
import { reseauDe } from './platform/reseau.ts'
import { cookieNames, createReplyPort } from './platform/reply-port.ts'
import {
  securityHeaders,
  setHeaders,
  registerSecurityHeaders,
} from './platform/security-headers.ts'
import { registerPlanDuSite } from './platform/plan-du-site.ts'
import { registerSecurityTxt } from './platform/security-txt.ts'
import { createSessionStore } from './platform/session-store.ts'
import { createUploadSpace } from './platform/uploads/upload-space.ts'
import { registerUnknownCall } from './platform/unknown-call.ts'
import { VERSION } from './platform/version.ts'
import { registerVideosDemo } from './platform/videos-demo.ts'
import { registerVersionsFeed } from './platform/versions-feed.ts'
import { traceCalls } from './platform/traces/suivre-appels.ts'
import { registerClockGuard } from './platform/clock-guard.ts'
import { today } from './platform/clock.ts'
import { registerWeb } from './platform/web.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
    /** The type of body that it reads. */
    corps?: string
  }
}

/**
 * Version told on each answer: that of the web client that is served, which its pages tell too; the
 * product's where none is.
 */
const buildVersion = (webDir: string | undefined): string => {
  const index = webDir ? join(webDir, 'index.html') : ''
  if (!index || !existsSync(index)) return VERSION
  const [, version = VERSION] =
    /<meta name="registre-version" content="([^"]+)"/.exec(readFileSync(index, 'utf8')) ?? []
  return version
}

type TrustProxy = string | false | ((address: string, hop: number) => boolean)
/** A count of proxies, or their addresses; nobody by default. */
const trustedProxies = (setting: string | undefined): TrustProxy => {
  if (setting === undefined) return false
  const count = /^\d+$/.test(setting) ? Number(setting) : null
  return count === null ? setting : (_address, hop) => hop < count
}

/** A day of a path as people write it (21/11/2026) is one part of it, as a contract's path has one. */
const jourEnUnMorceau = (url: string): string =>
  url.replace(
    /^(\/api\/mandats\/update\w+\/\d+)\/(\d{2})\/(\d{2})\/(\d{4})(?=[?/]|$)/,
    '$1/$2-$3-$4',
  )

export interface AppOptions {
  deps: Deps
  /** Multiplies the rate limits: end-to-end tests sign in more often than people do. */
  rateFactor?: number
  /** A call whose body has not come by then is ended. */
  requestTimeoutMs?: number
}

/** A body has a minute: 5 MB come in it on a poor line; whoever drips holds a connection no longer. */
const REQUEST_TIMEOUT_MS = 60_000
/** How often connections are looked at. */
const CHECK_MS = 2_000

const ouvrirServeur = (
  { log, settings }: Deps,
  entetes: ReturnType<typeof securityHeaders>,
  requestTimeoutMs: number,
) =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: callLog,
    bodyLimit: 1_048_576,
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(requestTimeoutMs, 20_000),
      connectionsCheckingInterval: Math.min(requestTimeoutMs, CHECK_MS),
    },
    trustProxy: trustedProxies(settings.PROXY_DE_CONFIANCE),
    requestIdHeader: settings.PROXY_DE_CONFIANCE ? 'x-request-id' : false,
    genReqId: () => crypto.randomUUID(),
    // An address that cannot be read has no route, so no hook either.
    frameworkErrors: (error, request, reply) => {
      setHeaders(reply, entetes)
      void handleError(error, request, reply)
    },
    rewriteUrl: ({ url = '/', headers }) => {
      oublierEnTetesDHote(headers)
      return jourEnUnMorceau(url)
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })

/** The session of a call: its token's, its cookie's, or the one that a remembered browser opens. */
const lecteurDeSession = (
  deps: Deps,
  replyPort: MountTools['replyPort'],
): MountTools['readSession'] => {
  const names = cookieNames(deps.settings.secureCookies)
  const sessions = createSessionStore(deps.db, deps.clock)
  const lireJeton = createLecteurJeton(deps.db, deps.clock)
  const reprendreSession = createReprise(deps)
  return async (request, reply) => {
    // A program presents its token alone: cookies beside it are not read.
    const parJeton = await lireJeton(request.headers.authorization, request.ip)
    if (parJeton) return parJeton
    const value = request.cookies[names.session]
    const session = value ? await sessions.read(value) : null
    if (session || request.cookies[names.souvenir] === undefined) return session
    return reprendreSession(replyPort(request, reply), {
      adresse: request.ip,
      agent: request.headers['user-agent'] ?? '',
      requestId: request.id,
    })
  }
}

/** Builds the HTTP application: plugins, then the contract, mounted once. */
export const buildApp = async ({
  deps,
  rateFactor = 1,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
}: AppOptions): Promise<FastifyInstance> => {
  configureMessages()
  const { settings } = deps
  const entetes = securityHeaders({
    version: buildVersion(settings.WEB_DIR),
    https: settings.secureCookies,
  })
  const app = ouvrirServeur(deps, entetes, requestTimeoutMs)
  const names = cookieNames(settings.secureCookies)
  traceCalls(app)
  app.decorateRequest('session', null)
  app.setErrorHandler(handleError)
  // A call is JSON or a form: a bare text is refused as such (415), instead of being read as a
  // wrong body.
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 16_384 })
  await app.register(multipart, {
    limits: { fileSize: TAILLE_MAX_FICHIER, files: 2, fields: 20, fieldSize: 262_144, parts: 24 },
  })
  registerSecurityHeaders(app, entetes)
  registerHealth(app, deps, mesurerRegistre)
  registerClockGuard(app, deps)
  registerSecurityTxt(app, deps)
  registerVersionsFeed(app, settings)
  registerPlanDuSite(app, deps)

  const replyPort = createReplyPort(settings.secureCookies)
  const readSession = lecteurDeSession(deps, replyPort)
  const hasSessionCookie = (request: FastifyRequest): boolean =>
    request.cookies[names.session] !== undefined || request.cookies[names.souvenir] !== undefined
  const lireCertificat = createCertificateReader(deps)
  const uploads = createUploadSpace(settings.RECEPTION_DIR, settings.RECEPTION_MO * 1_048_576)
  app.addHook('onClose', () => uploads.close())
  const served = deps.demonstration === null ? servedInProduction : contract
  const limit = createRateLimiter(
    deps.db,
    (error) => deps.log.error({ err: error }, 'rate limits not shared'),
    rateFactor,
  )
  mount(app, served, handlers, {
    deps,
    limit,
    readSession,
    hasSessionCookie,
    replyPort,
    lireCertificat,
    designer: createDesignation(deps.db),
    uploads,
  })
  await registerApiDocs(app, () => toOpenApi(served, { version: VERSION }))
  registerCollection(
    app,
    (request) => adresseDe(settings, request),
    (adresse) => toBruno(served, adresse),
  )
  registerUnknownCall(app, served)
  await registerVideosDemo(app, deps.demonstration)
  await registerWeb(app, settings.WEB_DIR, {
    estVisiteur: (request) => !hasSessionCookie(request) && lireCertificat(request) === null,
    adresse: (request) => adresseDe(settings, request),
    admettre: ({ ip }) =>
      limit('page', reseauDe(ip)).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RegisterError) return false
          throw error
        },
      ),
    repetition: () => (settings.JOUR_DE_REFERENCE ? today(deps.clock) : null),
  })
  return app
}
