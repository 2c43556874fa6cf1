import type { Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { successeurEstDeclare } from './successeur.repository.ts'

/** Whether the syndic of a co-ownership has declared its successor. */
export const successeurDeclareDe = (
  { deps: { db } }: Pick<Ctx, 'deps'>,
  coproprieteId: number,
): Promise<boolean> => successeurEstDeclare(db, coproprieteId)

/**
 * Says whether a successor is declared for a co-ownership that the session may see. Throws
 * `introuvable`.
 */
export const successeurDeclare = async (ctx: Ctx, coproprieteId: number) => {
  const { id } = await chargerVisible(ctx, coproprieteId)
  return { response: await successeurDeclareDe(ctx, id) }
}
