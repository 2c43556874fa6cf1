import { EchecClavis } from '../../gateways/clavis/clavis.ts'
import type { Ctx, Session } from '../../platform/context.ts'
import { type JournalEntry, journaliser } from '../../platform/journal.ts'
import { createSessionStore } from '../../platform/session-store.ts'
import { ECRAN_CONNEXION, type EtatDeconnexion } from './adresses.ts'
import { lireJetonIdentite } from './clavis.repository.ts'

const EVENEMENTS: Record<EtatDeconnexion, JournalEntry> = {
  deconnexion: { categorie: 'CONNEXION', type: 'deconnexion' },
  'charte-refusee': { categorie: 'DROITS', type: 'refuser-charte' },
}

const chezLeFournisseur = async (ctx: Ctx, session: Session, etat: EtatDeconnexion): Promise<string | null> => {
  const jeton = await lireJetonIdentite(ctx.deps.db, session.idHash)
  if (!ctx.deps.clavis || !jeton) return null
  try {
    return await ctx.deps.clavis.adresseDeconnexion(jeton, `${ctx.baseUrl}${ECRAN_CONNEXION}`, etat)
  } catch (error) {
    // The provider is down: the register's own session closes all the same.
    if (error instanceof EchecClavis) return null
    throw error
  }
}

/** Closes the register's session; gives where to sign out at the provider, or the sign-on screen when there is nowhere to. */
export const quitter = async (ctx: Ctx, etat: EtatDeconnexion): Promise<string> => {
  const { session, deps, reply } = ctx
  const ici = `${ECRAN_CONNEXION}?state=${etat}`
  const ailleurs = session ? await chezLeFournisseur(ctx, session, etat) : null
  if (session)
    await deps.db.transaction(async (tx) => {
      await createSessionStore({ query: tx.sql }, deps.clock).close(session.idHash)
      await journaliser(tx, ctx, EVENEMENTS[etat])
    })
  reply.clearSession()
  reply.clearSouvenir()
  return ailleurs ?? ici
}

/** Signs an institution out of the register, and says where it signs out of the provider (specification 2, section 7.1). */
export const deconnecterClavis = async (ctx: Ctx) => ({ response: await quitter(ctx, 'deconnexion') })
