import { RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { effacerCourriers } from './effacer-courriers.ts'
import { noterImprimes } from './courriers.repository.ts'

/**
 * Notes letters as printed and posted, then removes their files. Throws `introuvable` when one of
 * them is not ready: none is noted.
 */
export const noterCourriersImprimes = async (
  ctx: Ctx,
  demandes: readonly number[],
): Promise<Record<string, never>> => {
  const ids = [...new Set(demandes)]
  await ctx.deps.db.transaction(async (tx) => {
    if (
      (await noterImprimes(tx, ids, sessionOf(ctx).utilisateurId, ctx.deps.clock.now())) !==
      ids.length
    )
      throw new RegisterError('introuvable', {
        message: 'Un de ces courriers n’est plus à imprimer : rechargez la liste.',
      })
    await journaliser(tx, ctx, { type: 'noter-courriers-imprimes', donnees: { courriers: ids } })
  })
  await effacerCourriers(ctx.deps)
  return {}
}
