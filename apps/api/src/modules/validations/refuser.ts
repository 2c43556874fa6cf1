import { type DemandeVisee, refuser, RegisterError, type TypeMotifRefus } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, tenirDemande } from '../dossiers/tenir.ts'

/**
 * A keeper administrator refuses a held request of the co-ownership that is named; '0' names the
 * one that has no mandate. Throws as the domain's `refuser`.
 */
export const refuserDemande = (
  ctx: Ctx,
  input: {
    immat: number
    idMandat: DemandeVisee | '0'
    raison: string
    typesMotifRefus: readonly TypeMotifRefus[]
  },
): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    const { immat, idMandat, ...motifs } = input
    const visee = idMandat === '0' ? { sansMandatDe: immat } : idMandat
    const { dossier, demande } = await tenirDemande(tx, visee)
    if (dossier.id !== immat) throw new RegisterError('introuvable')
    const saisie = { demandeId: demande.id, ...motifs }
    await ecrire(tx, ctx, dossier, refuser(dossier, saisie, faitsDe(ctx)))
    return {}
  })
