import { type MotifClavis, RegisterError } from '@registre/domain'
import type { IdentiteClavis } from '../../gateways/clavis/clavis.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Accueil } from './accueil.ts'
import { ouvrirSession } from './ouvrir-session.ts'
import { preuveFournisseur } from './preuve-fournisseur.ts'
import { ECRAN_ACCUEIL, ECRAN_CHARTE, ecranRefus } from './adresses-clavis.ts'
import { enregistrerPersonne, trouverInstitution } from './clavis.repository.ts'
import { noterRefus } from './noter-refus.ts'

/** Keeps the refusal in the journal and leads to the screen that explains it. No session. */
const refuser = async (
  ctx: Ctx,
  motif: MotifClavis,
  donnees: { emetteur?: string; sujet?: string; siret?: string } = {},
): Promise<string> => {
  await noterRefus(ctx, { motif, donnees })
  return ecranRefus(motif, donnees.siret)
}

const accueillir: Accueil<IdentiteClavis>['accueillir'] = async (ctx, identite, depart) => {
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

/**
 * Receives the people of institutions: under an open session, the charter or the way back; or why it
 * was refused.
 */
export const accueillirAgent: Accueil<IdentiteClavis> = { ecranRefus, refuser, accueillir }
