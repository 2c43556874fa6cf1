import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { versReclamation } from './reclamation.mapper.ts'
import {
  listerReponses,
  type ReclamationRow,
  trouverReclamation,
} from './reclamation.repository.ts'

/** A message that exists. Throws `introuvable`. */
export const exigerReclamation = async ({ deps }: Ctx, id: number): Promise<ReclamationRow> => {
  const row = await trouverReclamation(deps.db, id)
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** A message and what was answered. Throws `introuvable`. */
export const lireReclamation = async (ctx: Ctx, id: number) => {
  const row = await exigerReclamation(ctx, id)
  return versReclamation(row, await listerReponses(ctx.deps.db, id))
}
