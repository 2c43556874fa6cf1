import { contesterRattachement as decider } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { emailDuCompte } from '../dossiers/dossier.repository.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'

/** The syndic in place contests an open request. Throws as the domain's `contesterRattachement`. */
export const contesterRattachement = (
  ctx: Ctx,
  saisie: { demandeId: number; texte: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId: saisie.demandeId })
    const email = await emailDuCompte(tx, acteurOf(ctx).utilisateurId)
    await ecrire(tx, ctx, dossier, decider(dossier, { ...saisie, email }, faitsDe(ctx)))
    return {}
  })
