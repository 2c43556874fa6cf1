import { declarationCourante, exigerVisible, peutModifierNotaire } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { consulter, faitsDe } from '../dossiers/tenir.ts'

/**
 * Says whether this notary may modify its own registration, and as which kind of declaration.
 * Throws `introuvable`.
 */
export const verifierModificationNotaire = async (
  ctx: Ctx,
  coproprieteId: number,
): Promise<{ response: boolean; typeDeclaration: 'MODIF_INITIALE' | 'MODIF_OFFICE' | null }> => {
  const faits = faitsDe(ctx)
  const dossier = await consulter(ctx.deps.db, { coproprieteId })
  const vue = exigerVisible(dossier, faits)
  const courante = peutModifierNotaire(faits.acteur, vue) ? declarationCourante(dossier) : null
  if (!courante) return { response: false, typeDeclaration: null }
  return {
    response: true,
    typeDeclaration: courante.typeImmat === 'OFFICE' ? 'MODIF_OFFICE' : 'MODIF_INITIALE',
  }
}
