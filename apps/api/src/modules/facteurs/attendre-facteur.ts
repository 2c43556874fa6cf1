import type { Ctx } from '../../platform/context.ts'
import { hashToken, newToken } from '../../platform/session-store.ts'
import { noterAttente } from './facteurs.repository.ts'

const ATTENTE_MS = 5 * 60_000

/** Keeps a sign-in whose password was right, bound to this browser, until its second factor comes. */
export const attendreFacteur = async (
  ctx: Ctx,
  utilisateurId: number,
  seSouvenir: boolean,
): Promise<void> => {
  const valeur = newToken()
  const expireLe = new Date(ctx.deps.clock.now().getTime() + ATTENTE_MS)
  await noterAttente(ctx.deps.db, {
    cleHash: hashToken(valeur),
    utilisateurId,
    seSouvenir,
    expireLe,
  })
  ctx.reply.setAttente(valeur, expireLe)
}
