import type { contract, HandlerOutput } from '@registre/contract'
import { type SaisieAdministration, supprimerCopropriete as supprimer } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'

/** Deletes a co-ownership, softly. Throws as the domain's `supprimerCopropriete`. */
export const supprimerCopropriete = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['supprimerCopropriete']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { coproprieteId: acte.id })
    const apres = await ecrire(tx, ctx, dossier, supprimer(dossier, acte, faitsDe(ctx)))
    return { etatCopropriete: apres.etat }
  })
