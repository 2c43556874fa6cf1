import { immatCoproprieteLue, type ImmatCoproprieteLue } from '@registre/contract'
import {
  ERRORS,
  type ErrorCode,
  type ErrorDetails,
  RegisterError,
  isRecord,
} from '@registre/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { phraseDuCorps } from './corps.ts'

/** What the frameworks throw, by their own code. */
const FROM_FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'trop-volumineux',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'type-non-accepte',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'requete-invalide',
  FST_ERR_CTP_INVALID_JSON_BODY: 'requete-invalide',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'requete-invalide',
  FST_REQ_FILE_TOO_LARGE: 'invalide-taille-fichier',
  FST_FILES_LIMIT: 'trop-de-fichiers',
  FST_PARTS_LIMIT: 'trop-volumineux',
  FST_FIELDS_LIMIT: 'trop-volumineux',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'type-non-accepte',
}

/**
 * Constraints of the database that are rules of the register: the last word when two requests race.
 */
const FROM_CONSTRAINT: Record<string, ErrorCode> = {
  mandat_periodes_disjointes: 'periodes-de-mandat-en-conflit',
}
const SQLSTATE: Record<string, ErrorCode> = {
  '23505': 'deja-existant',
  '23P01': 'periodes-de-mandat-en-conflit',
  '57014': 'service-indisponible',
  // Full disk, memory, a primary that only reads, a medium that fails (npm run disque-plein).
  '53100': 'service-indisponible',
  '53200': 'service-indisponible',
  '25006': 'service-indisponible',
  '58030': 'service-indisponible',
  '53300': 'service-indisponible',
  '57P01': 'service-indisponible',
  '57P02': 'service-indisponible',
  '57P03': 'service-indisponible',
}
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
])

const chain = function* (error: unknown): Generator<Record<string, unknown>> {
  for (let e = error, depth = 0; isRecord(e) && depth < 6; e = e['cause'], depth += 1) yield e
}

/** Gives any thrown value a place in the closed list; null when it is a fault of ours. */
const toRegisterError = (error: unknown, request: FastifyRequest): RegisterError | null => {
  if (error instanceof RegisterError) return error
  for (const e of chain(error)) {
    const code =
      typeof e['code'] === 'string'
        ? e['code']
        : typeof e['originalCode'] === 'string'
          ? e['originalCode']
          : ''
    const constraint =
      typeof e['constraint'] === 'string' ? FROM_CONSTRAINT[e['constraint']] : undefined
    const known =
      constraint ??
      FROM_FRAMEWORK[code] ??
      SQLSTATE[code] ??
      (CONNECTION.has(code) ? 'service-indisponible' : undefined)
    if (known)
      return new RegisterError(
        known,
        code.endsWith('_JSON_BODY')
          ? { message: 'Le contenu envoyé n’est pas un JSON lisible.' }
          : phraseDuCorps(known, request),
      )
    if (
      typeof e['message'] === 'string' &&
      /timeout exceeded when trying to connect|Connection terminated/.test(e['message'])
    )
      return new RegisterError('service-indisponible')
  }
  const status = isRecord(error) ? error['statusCode'] : undefined
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new RegisterError('requete-invalide')
  return null
}

/** What a refusal says of a declaration travels as in every answer: its days are jj/mm/aaaa. */
const surLeFil = ({ infos, ...details }: ErrorDetails): ErrorDetails =>
  infos?.['immatCopropriete'] === undefined
    ? { ...details, ...(infos && { infos }) }
    : {
        ...details,
        infos: {
          ...infos,
          immatCopropriete: z.encode(
            immatCoproprieteLue,
            infos['immatCopropriete'] as ImmatCoproprieteLue,
          ),
        },
      }

/** Body of a refused call: problem details with the code, the sentence and the fields. */
const problemOf = (error: RegisterError, requestId: string) => ({
  type: `/aide/erreurs#${error.code}`,
  title: ERRORS[error.code].message,
  status: error.status,
  code: error.code,
  message: error.message,
  ...surLeFil(error.details),
  requestId,
})

/** The one place that writes a status. */
export const handleError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const known = toRegisterError(error, request)
  const shown = known ?? new RegisterError('erreur-interne')
  // A use case that answers 503 chose to: no room, or an outside service that does not answer. With
  // its cause, it tells a fault of ours (`ourFault`).
  reply.defaut =
    shown.status >= 500 && (error !== shown || shown.status === 500 || shown.cause !== undefined)
  if (reply.defaut) request.log.error({ err: error }, 'request failed')
  else if (shown.status >= 500) request.log.warn({ err: error }, 'request not served')
  if (shown.code === 'jeton-invalide')
    void reply.header('www-authenticate', 'Bearer error="invalid_token"')
  const retryAfter = shown.details.infos?.['retryAfter']
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter))
  return reply
    .status(shown.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-register-error', shown.code)
    .serializer((problem: unknown) => JSON.stringify(problem))
    .send(problemOf(shown, request.id))
}
