import { deverrouiller as decider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deciderDemande } from '../dossiers/tenir.ts'

/** A keeper administrator frees the lock of a co-ownership. Throws as the domain's `deverrouiller`. */
export const deverrouiller = async (
  ctx: Ctx,
  coproprieteId: number,
): Promise<Record<string, never>> => {
  await deciderDemande(ctx, { tenueDe: coproprieteId }, decider)
  return {}
}
