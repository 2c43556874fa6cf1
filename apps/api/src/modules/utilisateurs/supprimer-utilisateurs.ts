import {
  fermerUtilisateurs,
  peutSupprimerUtilisateur,
  peutVoirUtilisateur,
  RegisterError,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { libererDemandes } from '../dossiers/ecrire-lot.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'

/**
 * Deletes a selection of accounts: all of them, or none. History keeps their names, their sessions
 * close, their address is free again. Throws `introuvable` when one is not visible,
 * `acces-non-autorise` when one may not be deleted.
 */
export const supprimerUtilisateurs = async (
  ctx: Ctx,
  selection: readonly number[],
): Promise<Record<string, never>> => {
  const acteur = acteurOf(ctx)
  const ids = [...new Set(selection)]
  await ctx.deps.db.transaction(async (tx) => {
    // Requests come before accounts; again below, for what was assigned until these were held.
    await libererDemandes(tx, ids)
    const compte = await tenirUtilisateurs(tx, ids)
    const { utilisateurs } = compte
    if (
      utilisateurs.length < ids.length ||
      !utilisateurs.every((u) => peutVoirUtilisateur(acteur, u))
    )
      throw new RegisterError('introuvable')
    if (!utilisateurs.every((u) => peutSupprimerUtilisateur(acteur, u)))
      throw new RegisterError('acces-non-autorise')
    await ecrire(tx, ctx, compte, fermerUtilisateurs(compte, ids), {
      maintenant: ctx.deps.clock.now(),
    })
    await libererDemandes(tx, ids)
  })
  return {}
}
