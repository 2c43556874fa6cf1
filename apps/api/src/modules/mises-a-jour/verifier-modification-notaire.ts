import { peutModifierNotaire, peutVoirFiche, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { sansTransaction, trouverDeclarationDe } from '../declarations/declaration.repository.ts'
import { vueCopropriete } from './mise-a-jour.repository.ts'

/**
 * Says whether this notary may modify its own registration, and as which kind of declaration.
 * Throws `introuvable`.
 */
export const verifierModificationNotaire = async (
  ctx: Ctx,
  coproprieteId: number,
): Promise<{ response: boolean; typeDeclaration: 'MODIF_INITIALE' | 'MODIF_OFFICE' | null }> => {
  const db = sansTransaction(ctx.deps.db)
  const acteur = acteurOf(ctx)
  const vue = await vueCopropriete(db, coproprieteId)
  if (!peutVoirFiche(acteur, vue)) throw new RegisterError('introuvable')
  const courante = peutModifierNotaire(acteur, vue)
    ? await trouverDeclarationDe(db, coproprieteId, ['COURANTE'])
    : null
  if (!courante) return { response: false, typeDeclaration: null }
  return {
    response: true,
    typeDeclaration: courante.type_immat === 'OFFICE' ? 'MODIF_OFFICE' : 'MODIF_INITIALE',
  }
}
