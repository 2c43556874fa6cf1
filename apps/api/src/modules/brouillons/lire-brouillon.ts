import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { sansTransaction } from '../declarations/declaration.repository.ts'
import { brouillonVisible } from './brouillon.repository.ts'

/** A draft of the person's establishment, with what the rules say of it. Throws `introuvable`. */
export const lireBrouillon = async (ctx: Ctx, id: number): Promise<DeclarationVue> =>
  versDeclaration(
    await brouillonVisible(sansTransaction(ctx.deps.db), acteurOf(ctx), id),
    today(ctx.deps.clock),
  )
