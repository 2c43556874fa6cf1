import { type DemandeVisee, deverrouiller as decider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deciderDemande } from '../dossiers/tenir.ts'

/** A keeper administrator frees the lock of a request. Throws as the domain's `deverrouiller`. */
export const deverrouiller = async (
  ctx: Ctx,
  visee: DemandeVisee,
): Promise<Record<string, never>> => {
  await deciderDemande(ctx, visee, decider)
  return {}
}
