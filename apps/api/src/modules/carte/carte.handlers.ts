import type { carte } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireTuile } from './tuile.ts'

export const carteHandlers: Handlers<typeof carte> = {
  lireTuile: (ctx, { params }) => lireTuile(ctx, params),
}
