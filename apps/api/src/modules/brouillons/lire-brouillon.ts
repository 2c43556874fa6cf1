import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { brouillonVisible } from './brouillon-visible.ts'

/** A draft of the person's establishment, with what the rules say of it. Throws `introuvable`. */
export const lireBrouillon = async (ctx: Ctx, id: number): Promise<DeclarationVue> =>
  versDeclaration(
    await brouillonVisible({ sql: ctx.deps.db.query }, acteurOf(ctx), id),
    today(ctx.deps.clock),
  )
