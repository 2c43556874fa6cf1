import { acteurOf, type Ctx } from '../../platform/context.ts'
import { noterLues } from './lecture.repository.ts'

/**
 * Keeps the day when a person of the establishment that asked opened a decision on the register, once:
 * neither a keeper in its place, nor a program. It is no notification.
 */
export const noterLecture = async (
  ctx: Ctx,
  cible: { coproprieteId: number } | { demandes: readonly number[] },
): Promise<void> => {
  const { teledeclarantId, emprunte } = acteurOf(ctx)
  if (teledeclarantId === null || emprunte || ctx.session?.jetonId !== null) return
  const { db, clock } = ctx.deps
  await noterLues(db, teledeclarantId, cible, clock.now())
}
