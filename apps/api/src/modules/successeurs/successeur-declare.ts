import type { Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { successeurEstDeclare } from './successeur.repository.ts'

/**
 * Says whether a successor is declared for a co-ownership that the session may see. Throws
 * `introuvable`.
 */
export const successeurDeclare = async (ctx: Ctx, coproprieteId: number) => {
  const { id } = await chargerVisible(ctx, coproprieteId)
  return { response: await successeurEstDeclare(ctx.deps.db, id) }
}
