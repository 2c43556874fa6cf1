import { type MoyenNotaire, RegisterError } from '@registre/domain'
import type { Ctx, Session } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import {
  createSessionStore,
  hashToken,
  newToken,
  type Preuve,
} from '../../platform/session-store.ts'
import { releverConnexion } from '../comptes/relever.ts'
import { noterAppareil } from './auth.repository.ts'

/**
 * Opens a session under a new identifier, closes the one that the browser held, and journals it, in
 * one transaction.
 * Sets the cookies once all is written. Throws `identifiants-incorrects` for an account that may
 * not hold a session.
 */
export const ouvrirSession = async (
  ctx: Ctx,
  input: {
    utilisateurId: number
    seSouvenir: boolean
    /** Nothing for who comes by a link of a mail. */
    preuve?: Preuve | null
    moyen?: MoyenNotaire
    /** The provider's id token, to sign out there as well. */
    jetonIdentite?: string | null
    /**
     * The session that the browser held when it left for the provider: no strict cookie comes back
     * from another site.
     */
    avant?: string | null
  },
): Promise<Session> => {
  const { db, clock } = ctx.deps
  const appareil = ctx.reply.readAppareil() ?? newToken()
  const { session, value, souvenir } = await db.transaction(async (tx) => {
    const store = createSessionStore({ query: tx.sql }, clock)
    for (const idHash of [input.avant, ctx.session?.idHash]) if (idHash) await store.close(idHash)
    const souvenir = input.seSouvenir ? await store.remember(input.utilisateurId) : null
    const { value } = await store.open({
      utilisateurId: input.utilisateurId,
      souvenirSerie: souvenir?.serie ?? null,
      jetonIdentite: input.jetonIdentite ?? null,
      preuve: input.preuve ?? null,
      adresse: ctx.ip,
      agent: ctx.userAgent,
    })
    const session = await store.read(value)
    if (!session) throw new RegisterError('identifiants-incorrects')
    await releverConnexion(tx, input.utilisateurId, clock.now())
    await noterAppareil(tx, input.utilisateurId, hashToken(appareil), clock.now())
    await journaliser(
      tx,
      { session, requestId: ctx.requestId, modalite: ctx.modalite },
      {
        categorie: 'CONNEXION',
        type: 'connexion',
        donnees: {
          seSouvenir: input.seSouvenir,
          moyen: input.moyen ?? input.preuve?.moyen ?? 'lien-courriel',
        },
      },
    )
    return { session, value, souvenir }
  })
  ctx.reply.setSession(value, null)
  ctx.reply.setAppareil(appareil)
  if (souvenir) ctx.reply.setSouvenir(souvenir.value, souvenir.expireLe)
  return session
}
