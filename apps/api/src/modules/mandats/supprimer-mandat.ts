import { MESSAGES, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { supprimerMandatParmi } from './retirer-mandats.ts'
import { coproprieteDuMandat } from './vie-mandat.repository.ts'

/**
 * Removes a mandate by its identifier: one of several, by a keeper administrator, with a reason.
 * Throws `introuvable`, `regles-non-respectees` without a reason, and as `supprimerMandatParmi`.
 */
export const supprimerMandat = async (
  ctx: Ctx,
  { mandatId, raison }: { mandatId: number; raison: string },
): Promise<Record<string, never>> => {
  const coproprieteId = await coproprieteDuMandat(ctx.deps.db, mandatId)
  if (coproprieteId === undefined) throw new RegisterError('introuvable')
  await chargerVisible(ctx, coproprieteId)
  if (raison === '')
    throw new RegisterError('regles-non-respectees', {
      champs: [{ champ: 'raison', code: 'requis', message: MESSAGES.requis }],
    })
  return supprimerMandatParmi(ctx, { coproprieteId, mandatId, raison })
}
