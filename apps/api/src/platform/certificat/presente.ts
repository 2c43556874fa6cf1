import { createHash, timingSafeEqual } from 'node:crypto'
import type { IdentiteCertificat } from '@registre/domain'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../context.ts'
import { identiteDe, lire, valableLe } from './identite.ts'

/** Reads the client certificate of a request, null when none is proved. */
export type CertificateReader = (request: FastifyRequest) => IdentiteCertificat | null

const empreinte = (texte: string): Buffer => createHash('sha256').update(texte).digest()
const memeSecret = (recu: unknown, attendu: string): boolean =>
  typeof recu === 'string' && timingSafeEqual(empreinte(recu), empreinte(attendu))

const decoder = (valeur: unknown): string => {
  if (typeof valeur !== 'string') return ''
  try {
    return decodeURIComponent(valeur)
  } catch {
    // A broken escape is not what the proxy writes.
    return ''
  }
}

/**
 * The certificate that the proxy verified. Its headers are believed only beside the secret that the
 * proxy and the API share, and the dates are checked again; anybody else's headers say nothing.
 */
export const createCertificateReader =
  (deps: Pick<Deps, 'settings' | 'clock' | 'log' | 'demonstration'>): CertificateReader =>
  (request) => {
    const { settings, clock, log, demonstration } = deps
    const pem =
      duProxy(request, [settings.PROXY_SECRET, settings.PROXY_SECRET_PRECEDENT], log) ||
      (demonstration?.certificatDe(request) ?? '')
    const x509 = pem === '' ? null : lire(pem)
    if (x509 === null) return null
    const identite = identiteDe(x509)
    return valableLe(identite, clock.now()) ? identite : null
  }

const duProxy = (
  { headers }: FastifyRequest,
  secrets: readonly (string | undefined)[],
  log: Deps['log'],
): string => {
  const annonce = headers['x-client-cert']
  if (annonce === undefined || annonce === '') return ''
  if (
    !secrets.some((secret) => secret !== undefined && memeSecret(headers['x-proxy-secret'], secret))
  ) {
    log.warn('client certificate headers without the secret of the proxy: ignored')
    return ''
  }
  return headers['x-client-verify'] === 'SUCCESS' ? decoder(annonce) : ''
}
