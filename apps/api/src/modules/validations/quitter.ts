import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type CibleDemande, verrouillerDemande } from './demande.repository.ts'
import { rendre } from './rendre.ts'

/**
 * Leaves the validation screen: frees the lock of its owner; nothing to do when it is held by
 * nobody, or by another. Throws `introuvable`.
 */
export const quitterDemande = (ctx: Ctx, cible: CibleDemande): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const row = await verrouillerDemande(tx, cible)
    // A lock that has passed to another keeper, or a decision already taken, leaves nothing to give
    // back.
    if (row.etat === 'EN_COURS' && row.verrou_par_id === acteurOf(ctx).utilisateurId)
      await rendre(tx, ctx, row, 'quitter')
    return {}
  })
