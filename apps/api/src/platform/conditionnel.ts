import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The mark of an answer: the same content has the same. */
const marque = (contenu: string | Uint8Array): string => `"${hash('sha256', contenu, 'base64url')}"`

/** Whether the caller has it already (RFC 9110, 13.1.2); a proxy that compresses makes marks weak. */
export const connue = (recues: string | undefined, etag: string): boolean =>
  recues !== undefined &&
  recues.split(',').some((m) => m.trim() === '*' || m.trim().replace(/^W\//, '') === etag)

/**
 * Marks the answer of a GET by its content; gives true when the caller has it already: 304, without
 * a body, is then the whole answer.
 */
export const dejaConnu = (
  request: FastifyRequest,
  reply: FastifyReply,
  contenu: string | Uint8Array,
): boolean => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const etag = marque(contenu)
  void reply.header('etag', etag)
  return connue(request.headers['if-none-match'], etag)
}
