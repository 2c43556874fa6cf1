import type { contract, HandlerOutput } from '@registre/contract'
import {
  attendUnTeneur,
  demandesOuvertes,
  immatriculerParNotaire as immatriculer,
  isNotaire,
  RegisterError,
  type SaisieDepot,
} from '@registre/domain'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { ecrire } from '../dossiers/ecrire.ts'
import { faitsDe, numeroPour } from '../dossiers/tenir.ts'
import { constaterDeclaration } from '../verifications/verifier-lue.ts'
import { preparerDepot } from './preparer-depot.ts'

type Reponse = HandlerOutput<(typeof contract)['soumettreImmatriculationNotaire']>

/**
 * Final submission by a notary. Without an update kind: OFFICE if the registration is, else
 * INITIALE. Throws as `preparerDepot` and the domain's `immatriculerParNotaire`.
 */
export const immatriculerParNotaire = async (
  ctx: Ctx,
  input: SaisieDepot & {
    id: number
    teledeclarantId: number
    typeMaj?: 'INITIALE' | 'OFFICE' | null | undefined
    message?: string | undefined
    envoye: unknown
  },
): Promise<Reponse> => {
  if (input.teledeclarantId !== tenantOf(ctx) || !isNotaire(acteurOf(ctx).profil))
    throw new RegisterError('introuvable')
  const constats = await constaterDeclaration(ctx, input.id)
  return ctx.deps.db.transaction(async (tx) => {
    const { id, message } = input
    const { dossier, ...depot } = await preparerDepot(ctx, tx, input, constats)
    const typeMaj =
      input.typeMaj ?? (depot.declaration.typeImmat === 'OFFICE' ? 'OFFICE' : 'INITIALE')
    const numero = await numeroPour(tx, !attendUnTeneur(dossier, depot))
    const changement = immatriculer(dossier, { ...depot, message, typeMaj, numero }, faitsDe(ctx))
    const apres = await ecrire(tx, ctx, dossier, changement)
    return {
      id,
      coproprieteId: apres.id,
      typeMaj,
      etatCopropriete: apres.etat,
      numeroImmatriculation: apres.numero,
      demandeId: demandesOuvertes(apres).find((x) => x.declarationId === id)?.id ?? null,
    }
  })
}
