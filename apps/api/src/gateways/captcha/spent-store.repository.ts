import type { Db } from '@registre/db'
import type { SpentStore } from './captcha.ts'

/**
 * Spent challenges, shared by all processes: the unique key makes the second use lose, whoever
 * asks.
 */
export const spentStoreDb = (db: Pick<Db, 'query'>): SpentStore => ({
  async put(cle, expireLe) {
    const rows = await db.query(
      `insert into defi_depense (signature, expire_le) values ($1, $2) on conflict (signature) do nothing returning signature`,
      [cle, expireLe],
    )
    return rows.length > 0
  },
})
