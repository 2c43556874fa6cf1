import type { contract, HandlerOutput } from '@registre/contract'
import { attendUnNumero, valider } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { faitsDe, numeroPour, tenir } from '../dossiers/tenir.ts'
import { preuveNonAnalysee } from '../verifications/controles-en-attente.ts'
import { ecrireEtSuivreDesignation } from '../successeurs/suivre-designation.ts'

/** A keeper validates a held request. Throws as the domain's `valider`. */
export const validerDemande = (
  ctx: Ctx,
  input: { demandeId: number; version: number | null; motif?: string | undefined },
): Promise<HandlerOutput<(typeof contract)['validerDemande']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId: input.demandeId })
    const preuveEnAttente = await preuveNonAnalysee(tx, input.demandeId)
    const numero = await numeroPour(tx, attendUnNumero(dossier, input.demandeId))
    const changement = valider(dossier, input, { ...faitsDe(ctx), numero, preuveEnAttente })
    const apres = await ecrireEtSuivreDesignation(tx, ctx, dossier, changement)
    return { numeroImmatriculation: apres.numero, etatCopropriete: apres.etat }
  })
