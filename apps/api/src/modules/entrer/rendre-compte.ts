import { RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { changerIdentite } from './changer-identite.ts'
import { compteDe } from './lire-compte.ts'

/**
 * Gives a keeper its own account back, under a new session. Throws `transition-interdite` when it
 * stands in nobody's place.
 */
export const rendreCompte = async (ctx: Ctx) => {
  const { originalId } = sessionOf(ctx)
  if (originalId === null)
    throw new RegisterError('transition-interdite', {
      message: 'Vous n’êtes connecté à la place de personne.',
    })
  const { session, value } = await ctx.deps.db.transaction(async (tx) => {
    // Journaled before: this row carries both identities.
    await journaliser(tx, ctx, { type: 'rendre-compte' })
    return changerIdentite(tx, ctx, { utilisateurId: originalId, originalId: null })
  })
  ctx.reply.setSession(value, null)
  return compteDe(ctx, session)
}
