import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Settings } from './env.ts'

/** Where the register says that it answers, without a last slash; null where no setting says it. */
export const racineDe = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string | null =>
  PUBLIC_URL?.replace(/\/+$/, '') ?? null

/**
 * Where this register answers: what every absolute address is built on. Its setting, which
 * production requires; without one, the name that the caller gave.
 */
export const adresseDe = (
  settings: Pick<Settings, 'PUBLIC_URL'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => racineDe(settings) ?? `${request.protocol}://${request.host}`

/** Names under which a caller, or a proxy that lets it through, would say another host or path. */
export const EN_TETES_D_HOTE = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-forwarded-prefix',
  'x-forwarded-path',
  'x-forwarded-uri',
  'x-host',
  'x-http-host-override',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
] as const

/** Forgets them before anything reads them: no proxy of the register needs one. */
export const oublierEnTetesDHote = (headers: IncomingHttpHeaders): void => {
  for (const nom of EN_TETES_D_HOTE) delete headers[nom]
}
