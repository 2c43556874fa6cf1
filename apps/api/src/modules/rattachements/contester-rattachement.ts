import { contesterRattachement as decider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { emailDeQuiAgit, faitsDe, tenir } from '../dossiers/tenir.ts'

/** The syndic in place contests an open request. Throws as the domain's `contesterRattachement`. */
export const contesterRattachement = (
  ctx: Ctx,
  saisie: { demandeId: number; texte: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId: saisie.demandeId })
    const email = await emailDeQuiAgit(tx, ctx)
    await ecrire(tx, ctx, dossier, decider(dossier, { ...saisie, email }, faitsDe(ctx)))
    return {}
  })
