import { isTeneur, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { lireRepriseDe } from '../portefeuilles/reprises.ts'
import { lireVeille } from '../sirene/veille.ts'
import { versTeledeclarant } from './teledeclarant.mapper.ts'
import { lireTeledeclarantRow } from './teledeclarant.repository.ts'

/**
 * The file of a declarant, deleted ones included: the history of the register names them. Throws
 * `introuvable`.
 */
export const lireTeledeclarant = async (ctx: Ctx, id: number) => {
  const acteur = acteurOf(ctx)
  const row = isTeneur(acteur.profil) ? await lireTeledeclarantRow(ctx.deps.db, id) : undefined
  if (!row) throw new RegisterError('introuvable')
  const { db } = ctx.deps
  return versTeledeclarant(row, acteur, await lireVeille(db, id), await lireRepriseDe(db, id))
}
