import type { Tx } from '@registre/db'
import { supprimerAbonnements } from './abonnement.repository.ts'

/** Closes the calendars of accounts; gives how many there were. */
export const finirCalendriers = (
  tx: Pick<Tx, 'sql'>,
  utilisateurs: readonly number[],
): Promise<number> => supprimerAbonnements(tx, utilisateurs)
