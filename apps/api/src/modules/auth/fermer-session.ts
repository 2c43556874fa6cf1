import { RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { nomDeSession } from './lister-mes-sessions.ts'
import { fermerAutresSessions, fermerUneSession } from './sessions.repository.ts'

/**
 * Closes one of one's sessions, or « autres »: any but the present one by a fresh proof, or who
 * borrows a screen would close its owner's. Throws `introuvable` for another person's, or one that
 * has ended, and `preuve-a-renouveler`.
 */
export const fermerSession = async (ctx: Ctx, id: string): Promise<Record<string, never>> => {
  const session = sessionOf(ctx)
  if (id !== nomDeSession(session.idHash)) exigerPreuveFraiche(ctx)
  await ctx.deps.db.transaction(async (tx) => {
    if (id === 'autres') {
      const nombre = await fermerAutresSessions(tx, session.utilisateurId, session)
      return journaliser(tx, ctx, { type: 'fermer-sessions', donnees: { nombre } })
    }
    if (!(await fermerUneSession(tx, session.utilisateurId, id)))
      throw new RegisterError('introuvable')
    await journaliser(tx, ctx, { type: 'fermer-sessions', donnees: { nombre: 1 } })
  })
  // One's own: the browser forgets it, as a sign-out does.
  if (id === nomDeSession(session.idHash)) {
    ctx.reply.clearSession()
    ctx.reply.clearSouvenir()
  }
  return {}
}
