import type { contract, HandlerOutput } from '@registre/contract'
import { demandeDuDossier, type DemandeVisee, ouvrir } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenirDemande } from '../dossiers/tenir.ts'

/** Takes the validation lock, or extends it for its owner. Throws as the domain's `ouvrir`. */
export const ouvrirDemande = (
  ctx: Ctx,
  visee: DemandeVisee,
): Promise<HandlerOutput<(typeof contract)['ouvrirDemande']>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { dossier, demande } = await tenirDemande(tx, visee)
    const apres = await ecrire(tx, ctx, dossier, ouvrir(dossier, demande.id, faitsDe(ctx)))
    const { id, version, verrouJusquA } = demandeDuDossier(apres, demande.id)
    return { demandeId: id, version, verrouJusqua: new Date(verrouJusquA ?? 0).toISOString() }
  })
