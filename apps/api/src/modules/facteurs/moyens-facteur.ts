import type { MoyenPreuve } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { lireEtat, listerCles } from './facteurs.repository.ts'

/** What the second factor of an account is made of; nothing for an account without one. */
export const moyensFacteur = async (ctx: Ctx, id: number): Promise<MoyenPreuve[]> => {
  const { db, demonstration } = ctx.deps
  const etat = await lireEtat(db, id)
  if (!etat?.second_facteur) return []
  const cles = await listerCles(db, id)
  const demo = demonstration?.codeJuste(
    etat,
    demonstration.code(ctx.deps.clock.now()),
    ctx.deps.clock.now(),
  )
  return [
    ...(etat.code === true || demo || (etat.secours ?? 0) > 0 ? (['code'] as const) : []),
    ...(cles.length > 0 ? (['cle-acces'] as const) : []),
  ]
}
