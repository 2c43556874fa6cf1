import type { Ctx } from '../../platform/context.ts'
import { ACCES } from '@registre/domain'
import { type DemandeConnexion, partir } from '../connexions/trajet.ts'
import { ecranRefusNotaire } from './ecrans.ts'

/**
 * Starts the notaries' sign-on: gives the provider's address. A browser sent here by another site
 * is shown the sign-in screen instead; so is one whose provider is down, or not set up.
 */
export const ouvrirConnexionNotaire = async (
  ctx: Ctx,
  demande: DemandeConnexion,
): Promise<string> => {
  const { connexionNotaires } = ctx.deps
  if (!connexionNotaires) return ecranRefusNotaire('non-configure')
  if (ctx.depuisAilleurs) return ACCES.notaire.ecran
  return (
    (await partir(ctx, 'notaire', connexionNotaires, demande)) ??
    ecranRefusNotaire('fournisseur-indisponible')
  )
}
