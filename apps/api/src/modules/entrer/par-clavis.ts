import { type MotifClavis, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { preuveFournisseur } from './preuve-fournisseur.ts'
import { type DemandeConnexion, partir, revenir } from './trajet.ts'
import { ECRAN_ACCUEIL, ECRAN_CHARTE, ECRAN_CONNEXION, ecranRefus } from './adresses-clavis.ts'
import { enregistrerPersonne, trouverInstitution } from './clavis.repository.ts'

/** Keeps the refusal in the journal and leads to the screen that explains it. No session. */
const refuser = async (
  ctx: Ctx,
  motif: MotifClavis,
  donnees: { emetteur?: string; sujet?: string; siret?: string } = {},
): Promise<string> => {
  await journaliser(
    { sql: ctx.deps.db.query },
    { ...ctx, session: null },
    { categorie: 'CONNEXION', type: 'connexion-refusee', motif, donnees },
  )
  return ecranRefus(motif, donnees.siret)
}

/**
 * Starts a sign-on: gives the provider's address. A browser sent here by another site is shown the
 * sign-on screen instead;
 * so is one whose provider is down, or not set up.
 */
export const ouvrirConnexion = async (ctx: Ctx, demande: DemandeConnexion): Promise<string> => {
  const { clavis } = ctx.deps
  if (!clavis) return ecranRefus('non-configure')
  if (ctx.depuisAilleurs) return ECRAN_CONNEXION
  return (
    (await partir(ctx, 'institution', clavis, demande)) ?? ecranRefus('fournisseur-indisponible')
  )
}

/**
 * Ends a sign-on with the provider's answer; gives the address where the browser goes: the charter,
 * the way back, or why it was refused.
 */
export const conclureConnexion = async (
  ctx: Ctx,
  query: Record<string, unknown>,
): Promise<string> => {
  const { clavis } = ctx.deps
  if (!clavis) return ecranRefus('non-configure')
  const reponse = await revenir(ctx, 'institution', clavis, query)
  if ('motif' in reponse) return refuser(ctx, reponse.motif)
  const { identite, depart } = reponse
  const { emetteur, sujet, siret } = identite
  const institution = siret === '' ? undefined : await trouverInstitution(ctx.deps.db, siret)
  if (!institution) return refuser(ctx, 'institution-inconnue', { emetteur, sujet, siret })
  const session = await ouvrirSession(ctx, {
    // The account follows what its provider says, in the transaction that opens the session.
    utilisateurId: (tx) => enregistrerPersonne(tx, identite, institution.id, ctx.deps.clock.now()),
    moyen: 'clavis',
    trace: { siret },
    preuve: preuveFournisseur(identite.prouveeLe, ctx.deps.clock.now()),
    jetonIdentite: identite.jetonIdentite,
    avant: depart.session_hash,
  }).catch((error: unknown) => {
    if (error instanceof RegisterError && error.code === 'identifiants-incorrects') return null
    throw error
  })
  if (!session) return refuser(ctx, 'compte-ferme', { emetteur, sujet })
  // Another account remembered by this browser must not come back under this one.
  ctx.reply.clearSouvenir()
  if (!session.institution?.charteAcceptee) return ECRAN_CHARTE
  return depart.retour || ECRAN_ACCUEIL
}
