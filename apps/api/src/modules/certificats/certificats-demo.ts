import { RegisterError } from '@registre/domain'
import { listerCertificatsEssai } from '../../platform/certificat/demo.ts'
import type { Ctx } from '../../platform/context.ts'

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
