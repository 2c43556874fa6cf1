import type { Db, SqlTransactionOptions, Tx } from '@registre/db'
import { RegisterError } from '@registre/domain'

const DELAI_MS = 3_000
const ANNULEE = '57014'

/**
 * Runs reads that a person composes, each for 3 seconds at most: one careless pattern never holds
 * the register. Throws `recherche-trop-large` beyond.
 */
export const boundedSearch = async <T>(
  db: Pick<Db, 'readTransaction'>,
  lire: (tx: Tx) => Promise<T>,
  { statementTimeout = DELAI_MS, parallel = true }: SqlTransactionOptions = {},
): Promise<T> => {
  try {
    return await db.readTransaction(lire, { statementTimeout, parallel })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ANNULEE)
      throw new RegisterError('recherche-trop-large')
    throw error
  }
}
