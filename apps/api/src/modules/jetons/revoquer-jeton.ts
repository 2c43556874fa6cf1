import { peutVoirJetons, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { ecrireRevocation, tenirJeton } from './jetons.repository.ts'

/**
 * Revokes a token, one's own or of an account that one administers: its next call is refused.
 * Throws `introuvable`.
 */
export const revoquerJeton = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  const { acteur } = sessionOf(ctx)
  await ctx.deps.db.transaction(async (tx) => {
    const cible = await tenirJeton(tx, id)
    if (!cible || !peutVoirJetons(acteur, cible)) throw new RegisterError('introuvable')
    await ecrireRevocation(tx, id, ctx.deps.clock.now())
    await journaliser(tx, ctx, {
      type: 'revoquer-jeton',
      teledeclarantId: cible.teledeclarantId,
      donnees: { jetonId: id, utilisateurId: cible.id },
    })
  })
  return {}
}
