import { controlerLue, exigerRegles } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type DeclarationVue, versDeclaration } from '../declarations/declaration.mapper.ts'
import { faitsDe } from '../dossiers/tenir.ts'
import { type CorpsEnregistrement, reprendre } from './enregistrer-brouillon.ts'
import { deposerMiseAJour } from '../mises-a-jour/deposer-mise-a-jour.ts'

/**
 * Saves a whole declaration; `complete` asks that every rule holds, or nothing is stored, and files
 * an update for good.
 */
export const enregistrerDeclaration = (
  ctx: Ctx,
  input: CorpsEnregistrement & { id: number; complete: boolean },
): Promise<DeclarationVue> =>
  ctx.deps.db.transaction(async (tx) => {
    const faits = faitsDe(ctx)
    const { jour } = faits
    const row = await reprendre(tx, input, faits)
    if (!input.complete) return versDeclaration(row, jour)
    if (row.baseId !== null)
      return versDeclaration(await deposerMiseAJour(ctx, tx, row.id, faits), jour)
    exigerRegles(controlerLue(row, jour))
    return versDeclaration(row, jour)
  })
