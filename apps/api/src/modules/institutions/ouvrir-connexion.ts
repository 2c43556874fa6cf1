import { cheminInterne } from '@registre/domain'
import { EchecClavis } from '../../gateways/clavis/clavis.ts'
import type { Ctx } from '../../platform/context.ts'
import { newToken } from '../../platform/session-store.ts'
import { CHEMIN_RETOUR, ECRAN_CONNEXION, ecranRefus } from './adresses.ts'
import { noterDepart } from './clavis.repository.ts'

/** Time to type a password at the provider. */
const TRAJET_MS = 15 * 60_000

/**
 * Starts a sign-on: secrets of one trip, bound to this browser by a cookie, and the provider's address. A browser sent here
 * by another site is shown the sign-on screen instead; so is one whose provider is down, or not set up.
 */
export const ouvrirConnexion = async (ctx: Ctx, demande: { retour?: string | undefined; autre?: boolean | undefined }): Promise<string> => {
  const { clavis, clock, db } = ctx.deps
  if (!clavis) return ecranRefus('non-configure')
  if (ctx.depuisAilleurs) return ECRAN_CONNEXION
  const secrets = clavis.tirerSecrets()
  try {
    const adresse = await clavis.adresseConnexion(secrets, `${ctx.baseUrl}${CHEMIN_RETOUR}`, demande.autre === true)
    // Two tabs of one browser share its cookie, each with its own trip.
    const navigateur = ctx.reply.readNavigateurClavis() ?? newToken()
    const expireLe = new Date(clock.now().getTime() + TRAJET_MS)
    await noterDepart(db, { ...secrets, navigateur, retour: cheminInterne(demande.retour ?? '') ?? '', sessionHash: ctx.session?.idHash ?? null, expireLe })
    ctx.reply.setNavigateurClavis(navigateur, expireLe)
    return adresse
  } catch (error) {
    if (error instanceof EchecClavis) return ecranRefus('fournisseur-indisponible')
    throw error
  }
}
