import { type DemandeVisee, quitter } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deciderDemande } from '../dossiers/tenir.ts'

/** Leaves the validation screen. Throws `introuvable`. */
export const quitterDemande = async (
  ctx: Ctx,
  visee: DemandeVisee,
): Promise<Record<string, never>> => {
  await deciderDemande(ctx, visee, quitter)
  return {}
}
