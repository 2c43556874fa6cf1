import { RegisterError } from '@registre/domain'
import type { Tx } from '@registre/db'
import { type Ctx, type Session, sessionOf } from '../../platform/context.ts'
import { createSessionStore } from '../../platform/session-store.ts'

/**
 * Replaces the session of a browser by one of another identity, under a new identifier. Throws
 * `introuvable` when that account may hold none.
 */
export const changerIdentite = async (
  tx: Tx,
  ctx: Ctx,
  identite: { utilisateurId: number; originalId: number | null },
): Promise<{ session: Session; value: string }> => {
  const avant = sessionOf(ctx)
  const store = createSessionStore({ query: tx.sql }, ctx.deps.clock)
  // The remembered browser stays the keeper's own, and so does the instant of its sign-in: no swap
  // makes a session longer.
  const { value } = await store.open({
    ...identite,
    souvenirSerie: avant.souvenirSerie,
    ouverteLe: avant.ouverteLe,
    preuve: avant.prouveeLe && { moyen: 'mot-de-passe', le: avant.prouveeLe },
    adresse: ctx.ip,
    agent: ctx.userAgent,
  })
  await store.close(avant.idHash)
  const session = await store.read(value)
  if (!session) throw new RegisterError('introuvable')
  return { session, value }
}
