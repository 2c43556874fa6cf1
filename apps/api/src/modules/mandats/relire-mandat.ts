import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { mandatsDe } from '../coproprietes/lire-mandats.ts'

/**
 * A mandate that was just written, as the session reads it. Throws `introuvable` when somebody
 * removed it since.
 */
export const relireMandat = async (ctx: Ctx, coproprieteId: number, mandatId: number) => {
  const { tous, vers } = await mandatsDe(ctx, await chargerVisible(ctx, coproprieteId))
  const row = tous.find((m) => m.id === mandatId)
  if (!row) throw new RegisterError('introuvable')
  return vers(row)
}
