import type { contract, HandlerOutput } from '@registre/contract'
import { annulerDissolution as decision } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { decider } from '../dossiers/tenir.ts'

/** Who declared a dissolution takes it back. Throws as the domain's `annulerDissolution`. */
export const annulerDissolution = async (
  ctx: Ctx,
  { id, motif }: { id: number; motif: string },
): Promise<HandlerOutput<(typeof contract)['annulerDissolution']>> => {
  const { etat } = await decider(ctx, { coproprieteId: id }, (d, faits) =>
    decision(d, motif, faits),
  )
  return { etatCopropriete: etat }
}
