import { type AnyOperation, estPartagee } from '@registre/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

const UN_JOUR_S = 86_400
const LUS =
  'Accept-Ranges, Content-Length, Content-Range, ETag, Last-Modified, RateLimit, RateLimit-Policy, Retry-After, Deprecation, Sunset, X-Register-Version'

/**
 * Lets pages of any site read the answer. The star excludes cookies: a browser that sends them gives
 * nothing to the page, so that nobody is read in their own name.
 */
export const partager = (reply: FastifyReply): void => {
  void reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', LUS)
    .header('cross-origin-resource-policy', 'cross-origin')
}

/** Answers what a browser asks before it sends a call of another site's page, an address once. */
export const ouvrirAuxSites = (app: FastifyInstance, operations: readonly AnyOperation[]): void => {
  const methodes = new Map<string, string[]>()
  for (const { path, method } of operations.filter(estPartagee))
    methodes.set(path, [...(methodes.get(path) ?? []), method])
  for (const [path, permises] of methodes)
    app.options(path.replace(/\{(\w+)\}/g, ':$1'), (_request, reply) => {
      partager(reply)
      return reply
        .header('access-control-allow-methods', permises.join(', '))
        .header('access-control-allow-headers', 'Content-Type, If-None-Match, Range, If-Range')
        .header('access-control-max-age', UN_JOUR_S)
        .status(204)
        .send()
    })
}
