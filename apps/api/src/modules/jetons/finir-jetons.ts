import type { Tx } from '@registre/db'
import { revoquerJetonsDe } from './jetons.repository.ts'

/**
 * Ends every token of accounts: what gave them their rights has changed (an address, a password, a
 * profile, an account that closes). Gives how many there were.
 */
export const finirJetons = (
  tx: Pick<Tx, 'sql'>,
  utilisateurs: readonly number[],
  maintenant: Date,
): Promise<number> => revoquerJetonsDe(tx, utilisateurs, maintenant)
