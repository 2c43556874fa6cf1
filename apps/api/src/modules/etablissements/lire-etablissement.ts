import { peutVoirEtablissement, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { versEtablissement } from './etablissement.mapper.ts'
import { lireEtablissementRow } from './etablissement.repository.ts'

/**
 * An establishment: one's own, any of them for a keeper. Throws `introuvable` otherwise
 * (specification 1, section 6).
 */
export const lireEtablissement = async (ctx: Ctx, id: number) => {
  const acteur = acteurOf(ctx)
  const row = peutVoirEtablissement(acteur, id)
    ? await lireEtablissementRow(ctx.deps.db, id)
    : undefined
  if (!row) throw new RegisterError('introuvable')
  return versEtablissement(row, acteur)
}
