import type { contract, HandlerOutput } from '@registre/contract'
import { type SaisieAdministration, supprimerCopropriete as supprimer } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { faitsDe, tenir } from '../dossiers/tenir.ts'
import { ecrireEtSuivreDesignation } from '../successeurs/suivre-designation.ts'

/** Deletes a co-ownership, softly. Throws as the domain's `supprimerCopropriete`. */
export const supprimerCopropriete = (
  ctx: Ctx,
  acte: SaisieAdministration & { id: number },
): Promise<HandlerOutput<(typeof contract)['supprimerCopropriete']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { coproprieteId: acte.id })
    const apres = await ecrireEtSuivreDesignation(
      tx,
      ctx,
      dossier,
      supprimer(dossier, acte, faitsDe(ctx)),
    )
    return { etatCopropriete: apres.etat }
  })
