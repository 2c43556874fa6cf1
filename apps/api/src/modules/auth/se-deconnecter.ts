import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { createSessionStore } from '../../platform/session-store.ts'

/**
 * Closes the session and its remember-me series; does nothing, and says so well, when there is
 * none.
 */
export const seDeconnecter = async (ctx: Ctx): Promise<Record<string, never>> => {
  const { reply, deps, session } = ctx
  const souvenir = reply.readSouvenir()
  await deps.db.transaction(async (tx) => {
    const store = createSessionStore({ query: tx.sql }, deps.clock)
    if (session) {
      await store.close(session.idHash)
      await journaliser(tx, ctx, { type: 'deconnexion' })
    }
    // After the session, as whatever ends an account.
    if (souvenir) await store.forget(souvenir)
  })
  reply.clearSession()
  reply.clearSouvenir()
  return {}
}
