import type { Tx } from '@registre/db'
import { finirCalendriers } from '../echeances/finir-calendriers.ts'
import { finirJetons } from '../jetons/finir-jetons.ts'
import { fermerSessions } from './utilisateur.repository.ts'

/**
 * Ends all that is open in the name of accounts, but one session: the others, browsers remembered
 * or known, keys of mails, tokens of programs, addresses of calendars.
 */
export const finirAcces = async (
  tx: Tx,
  ids: readonly number[],
  maintenant: Date,
  sauf: string | null = null,
): Promise<void> => {
  await fermerSessions(tx, ids, sauf)
  await finirJetons(tx, ids, maintenant)
  await finirCalendriers(tx, ids)
}
