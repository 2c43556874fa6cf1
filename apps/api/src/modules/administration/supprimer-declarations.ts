import type { contract, HandlerOutput } from '@registre/contract'
import {
  declarationsARetirer,
  type SaisieAdministration,
  supprimerDeclarations as supprimer,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'
import { dateDerniereMajAnnuelle, pointDeRestauration } from './restauration.repository.ts'

/**
 * Deletes what was declared since the last annual update. Throws as the domain's
 * `supprimerDeclarations`.
 */
export const supprimerDeclarations = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['supprimerDeclarations']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { coproprieteId: acte.id })
    const lu = await pointDeRestauration(tx, acte.id)
    const point = lu && {
      ...lu,
      derniereMajAnnuelle: await dateDerniereMajAnnuelle(tx, acte.id, lu),
    }
    await ecrire(tx, ctx, dossier, supprimer(dossier, { ...acte, point }, faitsDe(ctx)))
    return {
      declarationRetablie: point?.id ?? 0,
      nbSupprimees: declarationsARetirer(dossier).length,
    }
  })
