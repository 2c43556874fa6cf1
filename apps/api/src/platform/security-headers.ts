import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * No inline script, no eval, no foreign host. DSFR sets a few style attributes from script, which
 * CSP does not count as inline style.
 */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

interface Options {
  version: string
  https: boolean
}

/** Name and value of each header. */
export type Entetes = readonly (readonly [string, string])[]

/** Sets the headers of every answer, errors and files included, but those that it has already. */
export const setHeaders = (reply: FastifyReply, entetes: Entetes): void => {
  for (const [name, value] of entetes) if (!reply.hasHeader(name)) void reply.header(name, value)
}

/** The headers of this version, over this transport. */
export const securityHeaders = ({ https, version }: Options): Entetes => [
  ['content-security-policy', CSP],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ...(https ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ['x-register-version', version],
]

/** Puts these headers on every answer of the application. */
export const registerSecurityHeaders = (app: FastifyInstance, entetes: Entetes): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setHeaders(reply, entetes)
    done()
  })
}
