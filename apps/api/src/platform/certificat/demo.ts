import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Settings } from '../env.ts'

/** Names the certificate that the browser pretends to hold. */
export const COOKIE_CERTIFICAT_DEMO = 'registre_certificat_demo'

const catalogue = z.array(z.object({ nom: z.string(), titre: z.string(), suite: z.string() }))
export type CertificatDemo = z.output<typeof catalogue>[number]

/**
 * The demonstration certificates of this installation; none in production, nor before they are
 * made.
 */
export const listerCertificatsEssai = (settings: Settings): CertificatDemo[] => {
  if (!settings.demonstration || !settings.CERTIFICATS_DEMO_DIR) return []
  return catalogue.parse(
    JSON.parse(readFileSync(join(settings.CERTIFICATS_DEMO_DIR, 'certificats.json'), 'utf8')),
  )
}

/**
 * Stands for the proxy in a demonstration, where there is none: the PEM of the certificate named by
 * the cookie if its
 * authority is the notaries' one, '' otherwise. Production never reads that cookie, and refuses the
 * folder (env.ts).
 */
export const lireCertificatDemo = (settings: Settings, request: FastifyRequest): string => {
  const nom = request.cookies[COOKIE_CERTIFICAT_DEMO]
  if (!nom || !listerCertificatsEssai(settings).some((c) => c.nom === nom)) return ''
  const lire = (fichier: string): string =>
    readFileSync(join(settings.CERTIFICATS_DEMO_DIR ?? '', `${fichier}.pem`), 'utf8')
  const pem = lire(nom)
  return new X509Certificate(pem).verify(new X509Certificate(lire('autorite-notaires')).publicKey)
    ? pem
    : ''
}
