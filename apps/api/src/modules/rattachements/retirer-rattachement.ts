import { retirerDemande } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deciderDemande } from '../dossiers/tenir.ts'

/** The requester withdraws its request. Throws as the domain's `retirerDemande`. */
export const retirerRattachement = async (
  ctx: Ctx,
  demandeId: number,
): Promise<Record<string, never>> => {
  await deciderDemande(ctx, { demandeId }, retirerDemande)
  return {}
}
