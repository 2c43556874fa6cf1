import type { contract, HandlerOutput } from '@registre/contract'
import { confirmerDoublon, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { consulter, faitsDe, tenir } from '../dossiers/tenir.ts'
import { trouverExistante } from './demande.repository.ts'
import { validerDemande } from './valider.ts'

type Reponse = HandlerOutput<(typeof contract)['validerDoublonCoproNotaire']>

/**
 * A keeper decides a held notary's duplicate: `existanteId` 0 registers it, another value says
 * which registered co-ownership it doubles. Throws as every decision, `introuvable` when that one
 * is not registered.
 */
export const deciderDoublonNotaire = async (
  ctx: Ctx,
  { demandeId, existanteId }: { demandeId: number; existanteId: number },
): Promise<Reponse> => {
  if (existanteId === 0) {
    const { demandes } = await consulter(ctx.deps.db, { demandeId })
    if (demandes.find((x) => x.id === demandeId)?.type !== 'DOUBLON_NOTAIRE')
      throw new RegisterError('introuvable')
    const { numeroImmatriculation } = await validerDemande(ctx, { demandeId, version: null })
    return { response: 'IMMATRICULEE', numeroImmatriculation }
  }
  return ctx.deps.db.transaction(async (tx) => {
    const dossier = await tenir(tx, { demandeId })
    const existante = await trouverExistante(tx, existanteId, dossier.id)
    const changement = confirmerDoublon(dossier, { demandeId, existante }, faitsDe(ctx))
    await ecrire(tx, ctx, dossier, changement)
    return { response: 'DOUBLON', numeroImmatriculation: existante?.numero ?? null }
  })
}
