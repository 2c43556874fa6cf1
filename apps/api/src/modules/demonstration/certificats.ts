import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {} from '@fastify/cookie'
import { RegisterError } from '@registre/domain'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Settings } from '../../platform/env.ts'
import { COOKIE_CERTIFICAT_DEMO } from '../../platform/reply-port.ts'

const catalogue = z.array(z.object({ nom: z.string(), titre: z.string(), suite: z.string() }))
export type CertificatDemo = z.output<typeof catalogue>[number]

/**
 * The demonstration certificates of this installation; none in production, nor before they are
 * made.
 */
const listerCertificatsEssai = (settings: Settings): CertificatDemo[] => {
  if (!settings.demonstration || !settings.CERTIFICATS_DEMO_DIR) return []
  return catalogue.parse(
    JSON.parse(readFileSync(join(settings.CERTIFICATS_DEMO_DIR, 'certificats.json'), 'utf8')),
  )
}

/**
 * Stands for the proxy in a demonstration, where there is none: the PEM of the certificate named by
 * the cookie if its authority is the notaries' one, '' otherwise. Production never reads that
 * cookie, and refuses the folder (env.ts).
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

/**
 * The demonstration certificates and the one that this browser presents. Throws `introuvable` where
 * there are none.
 */
export const listerCertificatsDemo = async (ctx: Ctx) => {
  const certificats = listerCertificatsEssai(ctx.deps.settings)
  if (certificats.length === 0) throw new RegisterError('introuvable')
  const choisi = ctx.reply.readCertificatDemo()
  return { presente: certificats.some(({ nom }) => nom === choisi) ? choisi : '', certificats }
}

/**
 * Presents a demonstration certificate from this browser, '' for none. Throws `introuvable` for one
 * that does not exist.
 */
export const presenterCertificatDemo = async (
  ctx: Ctx,
  nom: string,
): Promise<Record<string, never>> => {
  const certificats = listerCertificatsEssai(ctx.deps.settings)
  if (certificats.length === 0 || (nom !== '' && !certificats.some((c) => c.nom === nom)))
    throw new RegisterError('introuvable')
  ctx.reply.setCertificatDemo(nom)
  return {}
}
