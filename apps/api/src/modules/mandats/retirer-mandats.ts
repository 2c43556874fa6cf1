import {
  MESSAGES,
  RegisterError,
  retirerMandats,
  supprimerMandat as retirer,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { consulter, decider } from '../dossiers/tenir.ts'

/** A keeper administrator removes one of several mandates. Throws as the domain's `supprimerMandat`. */
export const supprimerMandatParmi = async (
  ctx: Ctx,
  { coproprieteId, ...saisie }: { coproprieteId: number; mandatId: number; raison: string },
): Promise<Record<string, never>> => {
  await decider(ctx, { coproprieteId }, (d, faits) => retirer(d, saisie, faits))
  return {}
}

/**
 * The same by the identifier of the mandate. Throws `regles-non-respectees` without a reason, and as
 * `supprimerMandatParmi`.
 */
export const supprimerMandat = async (
  ctx: Ctx,
  { mandatId, raison }: { mandatId: number; raison: string },
): Promise<Record<string, never>> => {
  const { id: coproprieteId } = await consulter(ctx.deps.db, { mandatId })
  await chargerVisible(ctx, coproprieteId)
  if (raison === '')
    throw new RegisterError('regles-non-respectees', {
      champs: [{ champ: 'raison', code: 'requis', message: MESSAGES.requis }],
    })
  return supprimerMandatParmi(ctx, { coproprieteId, mandatId, raison })
}

/** A keeper administrator withdraws every mandate. Throws as the domain's `retirerMandats`. */
export const retirerRattachement = async (
  ctx: Ctx,
  { coproprieteId, raison }: { coproprieteId: number; raison: string },
): Promise<Record<string, never>> => {
  await decider(ctx, { coproprieteId }, (d, faits) => retirerMandats(d, raison, faits))
  return {}
}
