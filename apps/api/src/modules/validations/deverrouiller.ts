import { type DemandeVisee, deverrouiller as decider, exigerDeverrouiller } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { deciderDemande } from '../dossiers/tenir.ts'

/** A keeper administrator frees the lock of a request. Throws as the domain's `deverrouiller`. */
export const deverrouiller = async (
  ctx: Ctx,
  visee: DemandeVisee,
): Promise<Record<string, never>> => {
  // Who may not is told so, whether something is held there or not.
  exigerDeverrouiller(acteurOf(ctx))
  await deciderDemande(ctx, visee, decider)
  return {}
}
