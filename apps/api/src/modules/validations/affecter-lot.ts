import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { affecterSansTenir } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { deposerChacune } from '../../platform/lot.ts'
import { deciderDemande } from '../dossiers/tenir.ts'
import { exigerTeneur } from './exiger-teneur.ts'

/** Refusals that leave one request as it is, and the others go on. */
const ECARTEES: ReadonlySet<string> = new Set([
  'verrou-pris',
  'deja-decide',
  'introuvable',
  'transition-interdite',
])

/**
 * Assigns requests to a keeper, or to the team, one by one; those that cannot be are left alone and
 * counted. Throws `requete-invalide` for somebody who is no keeper.
 */
export const affecterDemandes = async (
  ctx: Ctx,
  b: HandlerInput<(typeof contract)['affecterDemandes']>['body'],
): Promise<HandlerOutput<(typeof contract)['affecterDemandes']>> => {
  const { demandes, idTeneur: teneurId = null, raison } = b
  await exigerTeneur({ sql: ctx.deps.db.query }, teneurId)
  const { faits, refuses } = await deposerChacune(
    new Set(demandes),
    (demandeId) =>
      deciderDemande(ctx, { demandeId }, (d, id, sus) =>
        affecterSansTenir(d, { demandeId: id, teneurId, raison }, sus),
      ),
    ({ code }) => ECARTEES.has(code),
  )
  return { affectees: faits.length, ecartees: refuses.length }
}
