import { peutVoirFiche, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { trouverCopropriete } from './copropriete.repository.ts'
import { type CoproprieteRow, vueDe } from './vue-copropriete.ts'

/**
 * The co-ownership, if the session may read its sheet. Throws `introuvable`: what is hidden does
 * not exist.
 */
export const chargerVisible = async (ctx: Ctx, id: number): Promise<CoproprieteRow> => {
  const row = await trouverCopropriete(ctx.deps.db, id)
  if (!row || !peutVoirFiche(acteurOf(ctx), vueDe(row))) throw new RegisterError('introuvable')
  return row
}
