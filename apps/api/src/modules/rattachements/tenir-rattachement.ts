import type { Tx } from '@registre/db'
import { peutVoirRattachement, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { type DemandeRow, verrouillerDemande } from '../validations/demande.repository.ts'
import { exigerOuverte } from '../validations/tenir.ts'
import { vueDe } from './rattachement.mapper.ts'
import { type RattachementRow, trouverRattachement } from './rattachement.repository.ts'

/**
 * Holds an open attachment request that the session may see. Throws `introuvable`, `deja-decide`.
 */
export const tenirRattachement = async (
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  demandeId: number,
): Promise<{ row: DemandeRow; vu: RattachementRow }> => {
  const row = await verrouillerDemande(tx, { demandeId })
  const vu = await trouverRattachement(tx, demandeId)
  if (!vu || !peutVoirRattachement(acteurOf(ctx), vueDe(vu))) throw new RegisterError('introuvable')
  exigerOuverte(row)
  return { row, vu }
}
