import { RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { annuler } from './exports.repository.ts'

/**
 * Cancels an order, or gives up its file: the worker stops at its next step, the minute's job
 * removes the bytes. Throws `introuvable` for another's.
 */
export const annulerExport = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  await ctx.deps.db.transaction(async (tx) => {
    if (!(await annuler(tx, id, sessionOf(ctx).utilisateurId)))
      throw new RegisterError('introuvable')
    await journaliser(tx, ctx, { type: 'annuler-export', donnees: { exportId: id } })
  })
  return {}
}
