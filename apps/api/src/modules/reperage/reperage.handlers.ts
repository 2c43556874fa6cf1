import type { reperage } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { repererCoproprietes } from './reperer.ts'

export const reperageHandlers: Handlers<typeof reperage> = {
  repererCoproprietes: (ctx, { body }) => repererCoproprietes(ctx, body),
}
