import { sortDuBrouillon, vueDuDossier } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { consulter, faitsDe } from '../dossiers/tenir.ts'
import { brouillonVisible } from './brouillon-visible.ts'

/**
 * A draft of the person's establishment, with what the rules say of it, and what becomes of it: why
 * it can no longer be sent, or how it would take effect. Throws `introuvable`.
 */
export const lireBrouillon = async (ctx: Ctx, id: number): Promise<DeclarationVue> => {
  const row = await brouillonVisible({ sql: ctx.deps.db.query }, acteurOf(ctx), id)
  const dossier = await consulter(ctx.deps.db, { declarationId: id })
  const faits = faitsDe(ctx)
  return {
    ...versDeclaration(row, faits.jour),
    ...sortDuBrouillon(vueDuDossier(dossier, faits.jour), row, faits.acteur),
  }
}
