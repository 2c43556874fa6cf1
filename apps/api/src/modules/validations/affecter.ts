import { affecter } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenirDemande } from '../dossiers/tenir.ts'
import { cibleDe, type CorpsCible } from './cible.ts'
import { exigerTeneur } from './exiger-teneur.ts'

/** Assigns a held request to a keeper, or to the team, with the reason. Throws as every decision. */
export const affecterDemande = (
  ctx: Ctx,
  input: CorpsCible & { idTeneur?: number | undefined; raisonAffectationTeneur: string },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { dossier, demande } = await tenirDemande(tx, cibleDe(input))
    const { idTeneur: teneurId = null, raisonAffectationTeneur: raison } = input
    const saisie = { demandeId: demande.id, teneurId, raison }
    const changement = affecter(dossier, saisie, faitsDe(ctx))
    await exigerTeneur(tx, teneurId)
    await ecrire(tx, ctx, dossier, changement)
    return {}
  })
