import { LABELS_ETAT_COPROPRIETE } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import type { CoproprieteRow } from './vue-copropriete.ts'
import { nommer } from './copropriete.repository.ts'

/** What a screen on a mandate says of a co-ownership that the session may see. */
export const lireResume = async (
  ctx: Ctx,
  copropriete: Pick<CoproprieteRow, 'id' | 'etat' | 'numero_immatriculation'>,
) => {
  const row = await nommer(ctx.deps.db, copropriete.id)
  return {
    id: copropriete.id,
    numeroImmatriculation: copropriete.numero_immatriculation,
    nom: row?.nom ?? '',
    adressePrincipale: row?.adresse_principale ?? '',
    etat: copropriete.etat,
    libelleEtat: LABELS_ETAT_COPROPRIETE[copropriete.etat],
  }
}
