import type { contract, HandlerOutput } from '@registre/contract'
import { type SaisieAdministration, supprimerCopropriete as supprimer } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { decider } from '../dossiers/tenir.ts'

/** Deletes a co-ownership, softly. Throws as the domain's `supprimerCopropriete`. */
export const supprimerCopropriete = async (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['supprimerCopropriete']>> => {
  const { etat } = await decider(ctx, { coproprieteId: acte.id }, (d, faits) =>
    supprimer(d, acte, faits),
  )
  return { etatCopropriete: etat }
}
