import type { carte } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lirePlan } from './plan.ts'
import { lireTuile } from './tuile.ts'

export const carteHandlers: Handlers<typeof carte> = {
  lireTuile: (ctx, { params, query }) =>
    query.couche === 'plan' ? lirePlan(ctx.deps.settings.PLAN_URL, params) : lireTuile(ctx, params),
}
