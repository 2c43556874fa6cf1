import type { contract, HandlerOutput } from '@registre/contract'
import { restaurerCopropriete as restaurer, type SaisieAdministration } from '@registre/domain'
import { dayInParis } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'

/** Restores a cancelled or deleted co-ownership. Throws as the domain's `restaurerCopropriete`. */
export const restaurerCopropriete = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['restaurerCopropriete']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { coproprieteId: acte.id })
    const { masqueeLe } = dossier
    const masqueeDepuis = masqueeLe === null ? null : dayInParis(new Date(masqueeLe))
    const changement = restaurer(dossier, { ...acte, masqueeDepuis }, faitsDe(ctx))
    return { etatCopropriete: (await ecrire(tx, ctx, dossier, changement)).etat }
  })
