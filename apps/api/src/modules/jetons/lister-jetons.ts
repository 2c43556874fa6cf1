import { peutVoirJetons, RegisterError, usagesPossibles } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { cibleDe, listerJetonsDe, versJeton } from './jetons.repository.ts'

/**
 * One's tokens, or those of an account that one administers. Throws `introuvable` for any other
 * account.
 */
export const listerJetons = async (ctx: Ctx, idUtilisateur?: number) => {
  const { acteur, utilisateurId } = sessionOf(ctx)
  const { db, clock } = ctx.deps
  const cible = await cibleDe(db, idUtilisateur ?? utilisateurId)
  if (!cible || !peutVoirJetons(acteur, cible)) throw new RegisterError('introuvable')
  const rows = await listerJetonsDe(db, cible.id)
  return {
    jetons: rows.map((r) => versJeton(r, clock.now())),
    usages: cible.id === utilisateurId ? usagesPossibles(acteur.autorites) : [],
  }
}
