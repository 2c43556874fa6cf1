import type { AnyOperation } from '@registre/contract'
import { type ErrorCode, RegisterError } from '@registre/domain'
import type { FastifyRequest } from 'fastify'

const FORMULAIRE = 'application/x-www-form-urlencoded'
const TYPES = { form: FORMULAIRE, multipart: 'multipart/form-data' } as const

/** The type of body that an operation reads. */
export const typeDuCorps = (op: AnyOperation): string =>
  op.bodyKind === undefined || op.bodyKind === 'json' ? 'application/json' : TYPES[op.bodyKind]

/**
 * A form where JSON is read, which curl sends when its caller forgot the header, and files where
 * none is taken are refused for their type, rather than read as an empty body. Throws
 * type-non-accepte.
 */
export const exigerTypeDuCorps = (op: AnyOperation, request: FastifyRequest): void => {
  const envoye = request.headers['content-type'] ?? ''
  if (
    (op.bodyKind !== 'multipart' && /^multipart\//i.test(envoye)) ||
    (op.body && typeDuCorps(op) === 'application/json' && envoye.startsWith(FORMULAIRE))
  )
    throw new RegisterError('type-non-accepte', phraseDuCorps('type-non-accepte', request))
}

const dits = (part: unknown): object => (typeof part === 'object' && part !== null ? part : {})
/** What an address says, or the body of a call that takes none; `x[]`, a repeated parameter, is `x`. */
export const parametres = (op: AnyOperation, { query, body }: FastifyRequest): unknown =>
  Object.fromEntries(
    Object.entries({ ...(op.body ? {} : dits(body)), ...dits(query) }).map(([k, v]) => [
      k.replace(/\[\]$/, ''),
      v,
    ]),
  )

const EN_MO = 1_048_576
const lisible = (octets: number): string =>
  octets >= EN_MO ? `${Math.floor(octets / EN_MO)} Mo` : `${Math.floor(octets / 1024)} ko`

/** The way out of a body that was not read: the type that is awaited, or the size that is taken. */
export const phraseDuCorps = (code: ErrorCode, request: FastifyRequest): { message?: string } => {
  const { config, bodyLimit } = request.routeOptions
  if (code === 'type-non-accepte' && config.corps === undefined)
    return { message: 'Cet appel ne lit aucun corps : ses valeurs vont dans l’adresse.' }
  if (code === 'type-non-accepte' && config.corps !== undefined)
    return {
      message: `Ce format de contenu n’est pas accepté : envoyez un corps en ${config.corps}, et dites-le dans l’en-tête Content-Type.`,
    }
  if (code === 'trop-volumineux' && config.corps === 'application/json' && bodyLimit !== undefined)
    return { message: `L’envoi est trop volumineux : ${lisible(bodyLimit)} au plus.` }
  return {}
}

/**
 * The way out for a program that calls without an account; a browser's page says its own. Node's
 * fetch sends `sec-fetch-mode` too, never the site that a page is on.
 */
export const phraseSansJeton = ({
  headers,
}: Pick<FastifyRequest, 'headers'>): { message?: string } => {
  if (headers.authorization !== undefined)
    return {
      message:
        'L’en-tête Authorization n’est pas celui d’un jeton du registre : il contient « Bearer », une espace, puis le jeton, qui commence par rnc_.',
    }
  const page = headers['sec-fetch-mode'] !== undefined && headers['sec-fetch-site'] !== undefined
  return !page && headers.cookie === undefined
    ? { message: 'Cet appel demande un compte : un programme envoie son jeton (voyez /aide/api).' }
    : {}
}
