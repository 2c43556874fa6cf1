import type { envois } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { deciderEnvoi } from './decider-envoi.ts'
import { listerEnvoisADecider } from './lister-envois.ts'

export const envoisHandlers: Handlers<typeof envois> = {
  listerEnvoisADecider: (ctx) => listerEnvoisADecider(ctx),
  deciderEnvoi: (ctx, { params }) => deciderEnvoi(ctx, params.id, params.decision),
}
