import type { Deps, ReplyPort, Session } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { createSessionStore, hashToken } from '../../platform/session-store.ts'

interface Reprise {
  value: string
  souvenir: { value: string; expireLe: Date }
}

/**
 * Parallel calls of one page carry the same remember-me value: they share one redemption, or the
 * second would look like a theft.
 */
const PARTAGE_MS = 10_000

const reprendre = async (
  deps: Deps,
  souvenir: string,
  from: { adresse: string; agent: string; requestId: string },
): Promise<Reprise | null> =>
  deps.db.transaction(async (tx) => {
    const store = createSessionStore({ query: tx.sql }, deps.clock)
    const spent = await store.redeem(souvenir)
    if (!spent) return null
    const { value } = await store.open({
      utilisateurId: spent.utilisateurId,
      souvenirSerie: spent.serie,
      adresse: from.adresse,
      agent: from.agent,
    })
    const session = await store.read(value)
    if (!session) {
      // The account has been closed since: neither the session nor the series is kept.
      await store.close(hashToken(value))
      await store.forget(spent.value)
      return null
    }
    await journaliser(
      tx,
      { session, requestId: from.requestId, modalite: 'ECRAN' },
      { type: 'connexion', donnees: { moyen: 'souvenir' } },
    )
    return { value, souvenir: { value: spent.value, expireLe: spent.expireLe } }
  })

/**
 * Opens a session from the remember-me cookie of a browser that has none; null, and the cookie
 * removed, when it is worth nothing.
 */
export const createReprise = (deps: Deps) => {
  const enCours = new Map<string, Promise<Reprise | null>>()
  return async (
    reply: ReplyPort,
    from: { adresse: string; agent: string; requestId: string },
  ): Promise<Session | null> => {
    const souvenir = reply.readSouvenir()
    if (!souvenir) return null
    let reprise = enCours.get(souvenir)
    if (!reprise) {
      reprise = reprendre(deps, souvenir, from)
      enCours.set(souvenir, reprise)
      setTimeout(() => enCours.delete(souvenir), PARTAGE_MS).unref()
    }
    const done = await reprise
    // Whoever signed out meanwhile is out: what is shared is the value, not the right to enter.
    const session = done && (await createSessionStore(deps.db, deps.clock).read(done.value))
    if (!done || !session) {
      reply.clearSouvenir()
      return null
    }
    reply.setSession(done.value, null)
    reply.setSouvenir(done.souvenir.value, done.souvenir.expireLe)
    return session
  }
}
