import { accorderFinAnticipee as decider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'

/** The syndic in place agrees to an early end. Throws as the domain's `accorderFinAnticipee`. */
export const accorderFinAnticipee = (ctx: Ctx, demandeId: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId })
    await ecrire(tx, ctx, dossier, decider(dossier, demandeId, faitsDe(ctx)))
    return {}
  })
