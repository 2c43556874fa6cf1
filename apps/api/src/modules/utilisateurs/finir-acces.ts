import type { Tx } from '@registre/db'
import { finirJetons } from '../jetons/finir-jetons.ts'
import { fermerSessions } from './utilisateur.repository.ts'

/**
 * Ends all that is open in the name of accounts: sessions, remembered browsers, keys of mails and
 * tokens of programs.
 */
export const finirAcces = async (
  tx: Tx,
  ids: readonly number[],
  maintenant: Date,
): Promise<void> => {
  await fermerSessions(tx, ids)
  await finirJetons(tx, ids, maintenant)
}
