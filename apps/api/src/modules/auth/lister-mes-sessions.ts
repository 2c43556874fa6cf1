import { type Ctx, sessionOf } from '../../platform/context.ts'
import { nommerAppareil } from './appareil.ts'
import { listerSessions } from './sessions.repository.ts'

/** Name of a session in the lists: the start of what the table holds, which opens nothing. */
export const nomDeSession = (idHash: string): string => idHash.slice(0, 32)

/** Where one's account is signed in, the present session first. */
export const listerMesSessions = async (ctx: Ctx) => {
  const { utilisateurId, idHash } = sessionOf(ctx)
  const rows = await listerSessions(ctx.deps.db, utilisateurId, ctx.deps.clock.now())
  return rows
    .map((r) => ({
      id: nomDeSession(r.id_hash),
      appareil: nommerAppareil(r.agent),
      adresse: r.adresse,
      ouverteLe: r.cree_le.toISOString(),
      vueLe: r.vue_le.toISOString(),
      courante: r.id_hash === idHash,
      memorisee: r.souvenir_serie !== null,
    }))
    .sort((a, b) => Number(b.courante) - Number(a.courante))
}
