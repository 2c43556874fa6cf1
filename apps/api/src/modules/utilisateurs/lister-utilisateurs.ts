import { estDeLEtablissement, peutVoirUtilisateur, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { cibleDe, versUtilisateur } from './utilisateur.mapper.ts'
import { etablissementExiste, listerUtilisateurRows } from './utilisateur.repository.ts'

const lister = async (ctx: Ctx, maison: number) => {
  const acteur = acteurOf(ctx)
  const maintenant = ctx.deps.clock.now()
  const rows = await listerUtilisateurRows(ctx.deps.db, maison)
  return rows
    .filter((row) => peutVoirUtilisateur(acteur, cibleDe(row)))
    .map((row) => versUtilisateur(row, acteur, maintenant))
}

/** Accounts of one's own establishment. Throws `introuvable` for another's. */
export const listerUtilisateurs = async (ctx: Ctx, teledeclarantId: number) => {
  if (!estDeLEtablissement(acteurOf(ctx), teledeclarantId)) throw new RegisterError('introuvable')
  return lister(ctx, teledeclarantId)
}

/**
 * Accounts of a declarant, as keepers see them; of the keepers' team for 0. Throws `introuvable`
 * when there is no such declarant.
 */
export const listerUtilisateursTeledeclarant = async (ctx: Ctx, maison: number) => {
  if (maison !== 0 && !(await etablissementExiste(ctx.deps.db, maison)))
    throw new RegisterError('introuvable')
  return lister(ctx, maison)
}
