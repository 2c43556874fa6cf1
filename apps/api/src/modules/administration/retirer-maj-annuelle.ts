import type { contract, HandlerOutput } from '@registre/contract'
import { retirerMajAnnuelle as retirer, type SaisieAdministration } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'
import { lireMajAnnuelle } from '../dossiers/maj-annuelles.ts'

/**
 * Takes back the last annual update: what was declared before it is in force again. Throws as the
 * domain's `retirerMajAnnuelle`.
 */
export const retirerMajAnnuelle = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['retirerMajAnnuelle']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { coproprieteId: acte.id })
    const { point, deposeeLe } = await lireMajAnnuelle(tx, acte.id)
    await ecrire(tx, ctx, dossier, retirer(dossier, { ...acte, point, deposeeLe }, faitsDe(ctx)))
    return { declarationRetablie: point?.id ?? 0 }
  })
