import type { Tx } from '@registre/db'
import { accesFinisPar, type EvenementDAcces } from '@registre/domain'
import { type Fin, FINIR } from './acces.repository.ts'

export type { Fin } from './acces.repository.ts'

/** Ends what an event ends of what is open in the name of accounts (`FINS_DES_ACCES`). */
export const finirAcces = async (
  tx: Pick<Tx, 'sql'>,
  evenement: EvenementDAcces,
  ids: readonly number[],
  fin: Fin,
): Promise<void> => {
  for (const acces of accesFinisPar(evenement)) await FINIR[acces](tx, ids, fin)
}
