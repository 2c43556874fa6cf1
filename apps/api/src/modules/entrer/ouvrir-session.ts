import type { Tx } from '@registre/db'
import { type IdentiteEtat, type MoyenNotaire, RegisterError } from '@registre/domain'
import type { Ctx, Session } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import {
  createSessionStore,
  hashToken,
  newToken,
  type Preuve,
} from '../../platform/session-store.ts'
import { releverConnexion } from '../comptes/relever.ts'
import { noterAppareil } from './compte.repository.ts'

// The one door: whatever proved who comes (a password, a second factor, a passkey, a certificate, a
// provider, a key received by mail) ends here; a remembered browser alone goes on by
// `par-navigateur-retenu.ts`.

interface Entree {
  /** The account; or what makes it, in the transaction of the session: its provider speaks for it. */
  utilisateurId: number | ((tx: Tx) => Promise<number>)
  seSouvenir?: boolean
  /** Nothing for who comes by a link of a mail. */
  preuve?: Preuve | null
  moyen?: MoyenNotaire | 'clavis' | IdentiteEtat
  /** What the journal keeps of the proof. */
  trace?: Readonly<Record<string, string>>
  /** The provider's id token, to sign out there as well. */
  jetonIdentite?: string | null
  /**
   * The session that the browser held when it left for the provider: no strict cookie comes back
   * from another site.
   */
  avant?: string | null
}

const ecrire = async (tx: Tx, ctx: Ctx, entree: Entree, appareil: string) => {
  const { clock } = ctx.deps
  const { seSouvenir = false, preuve = null, jetonIdentite = null, trace = {} } = entree
  const parFournisseur = typeof entree.utilisateurId === 'function'
  const utilisateurId =
    typeof entree.utilisateurId === 'function'
      ? await entree.utilisateurId(tx)
      : entree.utilisateurId
  const store = createSessionStore({ query: tx.sql }, clock)
  const souvenir = seSouvenir ? await store.remember(utilisateurId) : null
  const { value } = await store.open({
    utilisateurId,
    souvenirSerie: souvenir?.serie ?? null,
    jetonIdentite,
    preuve,
    adresse: ctx.ip,
    agent: ctx.userAgent,
  })
  const session = await store.read(value)
  if (!session) throw new RegisterError('identifiants-incorrects')
  // Once the new one keeps its account from closing: a closing, which ends both, then waits.
  for (const idHash of [entree.avant, ctx.session?.idHash]) if (idHash) await store.close(idHash)
  // Whom a provider alone brings has no password whose failures or devices are counted.
  if (!parFournisseur) {
    await releverConnexion(tx, utilisateurId, clock.now())
    await noterAppareil(tx, utilisateurId, hashToken(appareil), clock.now())
  }
  await journaliser(
    tx,
    { session, requestId: ctx.requestId, modalite: ctx.modalite },
    {
      type: 'connexion',
      donnees: { seSouvenir, moyen: entree.moyen ?? preuve?.moyen ?? 'lien-courriel', ...trace },
    },
  )
  return { session, value, souvenir }
}

/**
 * Opens a session under a new identifier, closes the one that the browser held, and journals it, in
 * one transaction.
 * Sets the cookies once all is written. Throws `identifiants-incorrects` for an account that may
 * not hold a session.
 */
export const ouvrirSession = async (ctx: Ctx, entree: Entree): Promise<Session> => {
  const appareil = ctx.reply.readAppareil() ?? newToken()
  const { session, value, souvenir } = await ctx.deps.db.transaction((tx) =>
    ecrire(tx, ctx, entree, appareil),
  )
  ctx.reply.setSession(value, null)
  ctx.reply.setAppareil(appareil)
  if (souvenir) ctx.reply.setSouvenir(souvenir.value, souvenir.expireLe)
  return session
}
