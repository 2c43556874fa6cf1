import type { RowOf, Tx } from '@registre/db'
import { takeTurn } from '../../platform/lock.repository.ts'
import { DECLARANT_PAR_SIRET } from './declarant.sql.ts'

/** The living declarant of a SIRET. */
export type DejaInscrit = RowOf<typeof DECLARANT_PAR_SIRET>

/** Takes a SIRET for the transaction; gives the living declarant that has it, held. */
export const prendreSiret = async (tx: Tx, siret: string): Promise<DejaInscrit | undefined> => {
  await takeTurn(tx, `siret:${siret}`)
  return (await tx.sql(DECLARANT_PAR_SIRET, [siret]))[0]
}
