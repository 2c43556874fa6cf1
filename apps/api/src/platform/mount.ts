import {
  type AnyOperation,
  type ContractShape,
  entetesForme,
  entetesObsolescence,
  estPartagee,
  fieldErrorsOf,
  type HandlerInput,
  type HandlerOutput,
  isBinary,
  isRaw,
  readAsSent,
  shapeOf,
} from '@registre/contract'
import { RegisterError, refusDuChamp } from '@registre/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { adresseDe } from './adresse.ts'
import type { CertificateReader } from './certificat/presente.ts'
import { appelantDe, limiter, parJeton } from './compter-appel.ts'
import { dejaConnu } from './conditionnel.ts'
import type { Ctx, Deps, ReplyPort, Session } from './context.ts'
import { checkAccess, checkOrigin, exigerPreuveFraiche, pourCetAppel } from './guards.ts'
import { once } from './idempotency.ts'
import { journaliser } from './journal.ts'
import { exigerTypeDuCorps, parametres, phraseSansJeton, typeDuCorps } from './corps.ts'
import { refuseUnreadable } from './illisible.ts'
import { readMultipart } from './multipart.ts'
import { ouvrirAuxSites, partager } from './partage.ts'
import type { Reception, UploadSpace } from './uploads/upload-space.ts'
import type { RateLimiter } from './rate-limit.ts'
import { fileOf, sendFile, sendRaw } from './send.ts'

export type Handler<O extends AnyOperation> = (
  ctx: Ctx,
  input: HandlerInput<O>,
) => Promise<HandlerOutput<O>>
/** One handler per operation: a missing one does not compile. */
export type Handlers<C extends ContractShape> = { [K in keyof C]: Handler<C[K]> }
/** A handler as its row is mounted: what it takes was decoded by this row. */
type AnyHandler = (
  ctx: Ctx,
  input: { params: unknown; query: unknown; body: unknown; envoye: unknown },
) => Promise<unknown>

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

export interface MountTools {
  deps: Deps
  limit: RateLimiter
  /**
   * The session of a request; may open one from the remember-me cookie, which sets cookies on the
   * answer.
   */
  readSession: (request: FastifyRequest, reply: FastifyReply) => Promise<Session | null>
  hasSessionCookie: (request: FastifyRequest) => boolean
  replyPort: (request: FastifyRequest, reply: FastifyReply) => ReplyPort
  lireCertificat: CertificateReader
  /** Puts the identifier of each co-ownership that was named by its number. Throws `introuvable`. */
  designer: <T>(input: T) => Promise<T>
  /** Where files wait while they are received and checked. */
  uploads: UploadSpace
}

const decode = (schema: z.ZodType | undefined, value: unknown, relu?: z.ZodType): unknown => {
  if (!schema) return undefined
  refuseUnreadable(value)
  const parsed = readAsSent(schema, value ?? {}, relu)
  if (parsed.success) return parsed.data
  throw new RegisterError('requete-invalide', { champs: fieldErrorsOf(parsed.error) })
}

/** The fields and files of a form; without its file it says so, beside the field. */
const lireFormulaire = async (
  op: AnyOperation,
  request: FastifyRequest,
  reception: Reception,
): Promise<Record<string, unknown>> => {
  const body = await readMultipart(request, reception)
  const formes = op.errors?.includes('fichier-absent') ? shapeOf(op.body) : {}
  const manquant = Object.entries(formes).find(
    ([nom, forme]) => forme instanceof z.ZodFile && !(body[nom] instanceof File),
  )
  if (manquant)
    throw refusDuChamp(manquant[0], 'requis', 'Choisissez un fichier.', 'fichier-absent')
  return body
}

const decodeParams = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  refuseUnreadable(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new RegisterError('requete-invalide', {
    message: 'L’adresse demandée est incorrecte.',
    champs: fieldErrorsOf(parsed.error),
  })
}

const modaliteDe = (request: FastifyRequest): Ctx['modalite'] =>
  parJeton(request) ? 'API' : 'ECRAN'

/** Who calls, how often, and whether they may. Throws the refusals of a call that is not let in. */
const admettre = async (
  tools: MountTools,
  name: string,
  op: AnyOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const session = await tools.readSession(request, reply).catch(async (error: unknown) => {
    // A token that cannot be read makes nobody: the call counts as a visitor's.
    await limiter(tools.limit, op, request, reply)
    throw error
  })
  request.session = pourCetAppel(op, session)
  await limiter(tools.limit, op, request, reply)
  // A token comes in a header that no foreign page can set: it proves by itself.
  if (!parJeton(request)) checkOrigin(op, request, tools.hasSessionCookie(request))
  try {
    checkAccess(op, request.session)
  } catch (error) {
    // A visitor with a certificate signs in by it: the client starts that flow (specification
    // 1, "Authentication flow").
    if (error instanceof RegisterError && error.status === 401)
      throw new RegisterError(
        'non-connecte',
        tools.lireCertificat(request) === null
          ? phraseSansJeton(request)
          : { infos: { visiteur: 'certificat' } },
      )
    if (error instanceof RegisterError && error.status === 403)
      await recordRefusal(tools.deps, request, name)
    throw error
  }
}

const handlerOf = (handlers: object, name: string): AnyHandler => Reflect.get(handlers, name)

/**
 * Mounts a table of operations: session, origin proof, access, limits, validation, answer; once,
 * the same everywhere.
 */
export const mount = <C extends ContractShape>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  tools: MountTools,
): void => {
  ouvrirAuxSites(app, Object.values(contract))
  for (const [name, op] of Object.entries(contract)) {
    const partagee = estPartagee(op)
    const avertissement = op.obsolete ? entetesObsolescence(op.obsolete) : null
    const handler = handlerOf(handlers, name)
    app.route({
      method: op.method,
      url: op.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { operation: name, ...(op.body ? { corps: typeDuCorps(op) } : {}) },
      ...(op.maxCorps === undefined ? {} : { bodyLimit: op.maxCorps }),
      onRequest: async (request, reply) => {
        if (avertissement) void reply.headers(avertissement)
        if (partagee) partager(reply)
        await admettre(tools, name, op, request, reply)
      },
      handler: async (request, reply) => {
        if (op.bodyKind !== 'multipart') return answer(request, reply, null)
        const reception = tools.uploads.open(appelantDe(request))
        try {
          return await answer(request, reply, reception)
        } finally {
          await reception.close()
        }
      },
    })
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      reception: Reception | null,
    ): Promise<FastifyReply> => {
      const ctx = contextOf(tools, request, reply)
      exigerTypeDuCorps(op, request)
      const input = await tools.designer({
        params: decodeParams(op.params, request.params),
        query: decode(op.query, parametres(op, request)),
        body: decode(
          op.body,
          reception ? await lireFormulaire(op, request, reception) : request.body,
          op.relu,
        ),
      })
      const appel = { ...input, envoye: request.body }
      if (op.ancienneForme?.est(input)) void reply.headers(entetesForme(op.ancienneForme))
      if (op.fraiche === 'toujours') exigerPreuveFraiche(ctx)
      // A program may keep what it read, as long as it asks each time whether that still stands.
      if (op.access !== 'public')
        void reply.header('cache-control', parJeton(request) ? 'private, no-cache' : 'no-store')
      // What is private behind a public address says so to every cache on the way.
      else if (op.personal) void reply.header('cache-control', 'private, no-store')
      if (isBinary(op.response))
        return sendFile(request, reply, op, fileOf(await handler(ctx, appel)))
      if (isRaw(op.response)) return sendRaw(reply, op.response, String(await handler(ctx, appel)))
      const schema = op.response
      const work = async () => JSON.stringify(z.encode(schema, await handler(ctx, appel)))
      const key = request.headers['idempotency-key']
      const { text, rejouee } =
        op.idempotent && typeof key === 'string' && key.length > 0
          ? await once(
              tools.deps.db,
              ctx.session ? `u${ctx.session.utilisateurId}` : `ip${ctx.ip}`,
              name,
              key.slice(0, 200),
              input,
              work,
            )
          : { text: await work(), rejouee: false }
      if (rejouee) void reply.header('idempotency-replayed', 'true')
      void reply.header('content-type', 'application/json; charset=utf-8')
      if (op.method === 'GET' && op.access === 'public' && !op.personal)
        void reply.header('cache-control', 'no-cache')
      return dejaConnu(request, reply, text) ? reply.status(304).send() : reply.send(text)
    }
  }
}

const contextOf = (tools: MountTools, request: FastifyRequest, reply: FastifyReply): Ctx => ({
  deps: tools.deps,
  session: request.session,
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  baseUrl: adresseDe(tools.deps.settings, request),
  depuisAilleurs: request.headers['sec-fetch-site'] === 'cross-site',
  modalite: modaliteDe(request),
  certificat: tools.lireCertificat(request),
  // Few calls set a cookie or a header.
  get reply() {
    return tools.replyPort(request, reply)
  },
})

const recordRefusal = async (
  deps: Deps,
  request: FastifyRequest,
  operation: string,
): Promise<void> =>
  journaliser(
    { sql: deps.db.query },
    { session: request.session, requestId: request.id, modalite: modaliteDe(request) },
    { type: 'acces-refuse', donnees: { operation } },
  )
