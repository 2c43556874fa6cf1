import type { FastifyInstance, FastifyReply } from 'fastify'

/** No inline script, no eval, no foreign host. DSFR sets a few style attributes from script, which CSP does not count as inline style. */
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
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

interface Options {
  version: string
  https: boolean
}

/** Sets the headers of every answer, errors and files included (reliability.md, "Transport"). */
export const poserEntetes = (reply: FastifyReply, options: Options): void => {
  const set = (name: string, value: string) => {
    if (!reply.hasHeader(name)) void reply.header(name, value)
  }
  set('content-security-policy', CSP)
  set('x-content-type-options', 'nosniff')
  set('referrer-policy', 'no-referrer')
  set('cross-origin-opener-policy', 'same-origin')
  set('cross-origin-resource-policy', 'same-origin')
  set('x-frame-options', 'DENY')
  set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (options.https) set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  set('x-register-version', options.version)
}

/** The same, on the way of every answer of the application. */
export const registerSecurityHeaders = (app: FastifyInstance, options: Options): void => {
  app.addHook('onSend', async (_request, reply) => poserEntetes(reply, options))
}
