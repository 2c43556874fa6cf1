import { ACCES, type Acces, accesDuProfil } from '@registre/domain'
import { EchecClavis } from '../../gateways/clavis/clavis.ts'
import type { Ctx, Session } from '../../platform/context.ts'
import { type JournalEntry, journaliser } from '../../platform/journal.ts'
import { createSessionStore } from '../../platform/session-store.ts'
import { lireJetonIdentite } from './session.repository.ts'

/** What the provider gives back after a sign-out, and the screen says. */
export type EtatDeconnexion = 'deconnexion' | 'charte-refusee'

const EVENEMENTS: Record<EtatDeconnexion, JournalEntry> = {
  deconnexion: { type: 'deconnexion' },
  'charte-refusee': { type: 'refuser-charte' },
}

/** The provider that signs this person in, and the screen where it comes back. */
const origineDe = ({ deps }: Ctx, session: Session | null) => {
  const acces = (session && accesDuProfil(session.acteur.profil)) ?? 'institution'
  const fournisseurs = {
    institution: deps.clavis,
    notaire: deps.connexionNotaires,
    franceconnect: deps.franceconnect,
    proconnect: deps.proconnect,
  } as const satisfies Record<Acces, unknown>
  return { fournisseur: fournisseurs[acces], ecran: ACCES[acces].ecran }
}

const chezLeFournisseur = async (
  ctx: Ctx,
  session: Session,
  etat: EtatDeconnexion,
): Promise<string | null> => {
  const jeton = await lireJetonIdentite(ctx.deps.db, session.idHash)
  const { fournisseur, ecran } = origineDe(ctx, session)
  if (!fournisseur || !jeton) return null
  try {
    return await fournisseur.adresseDeconnexion(jeton, `${ctx.baseUrl}${ecran}`, etat)
  } catch (error) {
    // The provider is down: the register's own session closes all the same.
    if (error instanceof EchecClavis) return null
    throw error
  }
}

/**
 * Closes the register's session; gives where to sign out at its provider, or the sign-on screen
 * when there is nowhere to.
 */
export const quitter = async (ctx: Ctx, etat: EtatDeconnexion): Promise<string> => {
  const { session, deps, reply } = ctx
  const ici = `${origineDe(ctx, session).ecran}?state=${etat}`
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

/**
 * Signs the person of a sign-on out of the register, and says where it signs out of the provider
 * (specification 2, section 7.1).
 */
export const deconnecterClavis = async (ctx: Ctx) => ({
  response: await quitter(ctx, 'deconnexion'),
})
