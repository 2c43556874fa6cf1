import type { MotifClavis } from '@registre/domain'
import type { IdentiteClavis } from '../../gateways/clavis/clavis.ts'
import type { Ctx, Session } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { createSessionStore } from '../../platform/session-store.ts'
import { preuveFournisseur } from '../connexions/preuve-fournisseur.ts'
import { revenir } from '../connexions/trajet.ts'
import { ECRAN_ACCUEIL, ECRAN_CHARTE, ecranRefus } from './adresses.ts'
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
 * Opens the session of a person under a new identifier, in one transaction with its account and the
 * journal; null for a closed account.
 */
const ouvrir = (
  ctx: Ctx,
  identite: IdentiteClavis,
  institutionId: number,
  avant: string | null,
): Promise<{ session: Session; value: string } | null> => {
  const { db, clock } = ctx.deps
  return db.transaction(async (tx) => {
    const store = createSessionStore({ query: tx.sql }, clock)
    for (const idHash of [avant, ctx.session?.idHash]) if (idHash) await store.close(idHash)
    const utilisateurId = await enregistrerPersonne(tx, identite, institutionId, clock.now())
    const { value } = await store.open({
      utilisateurId,
      jetonIdentite: identite.jetonIdentite,
      preuve: preuveFournisseur(identite.prouveeLe, clock.now()),
      adresse: ctx.ip,
      agent: ctx.userAgent,
    })
    const session = await store.read(value)
    if (!session) return null
    await journaliser(
      tx,
      { ...ctx, session },
      {
        categorie: 'CONNEXION',
        type: 'connexion',
        donnees: { moyen: 'clavis', siret: identite.siret },
      },
    )
    return { session, value }
  })
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
  const ouverte = await ouvrir(ctx, identite, institution.id, depart.session_hash)
  if (!ouverte) return refuser(ctx, 'compte-ferme', { emetteur, sujet })
  ctx.reply.setSession(ouverte.value, null)
  // Another account remembered by this browser must not come back under this one.
  ctx.reply.clearSouvenir()
  if (!ouverte.session.institution?.charteAcceptee) return ECRAN_CHARTE
  return depart.retour || ECRAN_ACCUEIL
}
