import { RegisterError, exigerRegles } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  controler,
  type DeclarationVue,
  versDeclaration,
} from '../declarations/declaration.mapper.ts'
import { trouverDeclaration } from '../declarations/declaration.repository.ts'
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
    const jour = today(ctx.deps.clock)
    const row = await trouverDeclaration(tx, await reprendre(ctx, tx, input))
    if (!row) throw new RegisterError('introuvable')
    if (!input.complete) return versDeclaration(row, jour)
    if (row.base_id !== null)
      return versDeclaration(await deposerMiseAJour(ctx, tx, row, jour), jour)
    exigerRegles(controler(row, jour))
    return versDeclaration(row, jour)
  })
