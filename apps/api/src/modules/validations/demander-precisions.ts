import { demanderPrecisions as decider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deciderDemande } from '../dossiers/tenir.ts'
import { cibleDe, type CorpsCible } from './cible.ts'

/** Asks the declarant for details. Throws as the domain's `demanderPrecisions`. */
export const demanderPrecisions = async (
  ctx: Ctx,
  { message, ...cible }: CorpsCible & { message: string },
): Promise<Record<string, never>> => {
  await deciderDemande(ctx, cibleDe(cible), (dossier, demandeId, faits) =>
    decider(dossier, { demandeId, message }, faits),
  )
  return {}
}
