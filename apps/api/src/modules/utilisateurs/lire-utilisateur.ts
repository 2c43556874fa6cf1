import { peutVoirUtilisateur, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { cibleDe, versUtilisateur } from './utilisateur.mapper.ts'
import { lireUtilisateurRow } from './utilisateur.repository.ts'

/**
 * One account. Throws `introuvable` for a deleted account and for those that the caller may not
 * see.
 */
export const lireUtilisateur = async (ctx: Ctx, id: number) => {
  const acteur = acteurOf(ctx)
  const row = await lireUtilisateurRow(ctx.deps.db, id)
  if (!row || !peutVoirUtilisateur(acteur, cibleDe(row))) throw new RegisterError('introuvable')
  return versUtilisateur(row, acteur, ctx.deps.clock.now())
}
