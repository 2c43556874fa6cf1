import type { Ctx } from '../../platform/context.ts'
import { type DemandeConnexion, partir } from '../connexions/trajet.ts'
import { ECRAN_CONNEXION, ecranRefus } from './adresses.ts'

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
