import type { Tx } from '@registre/db'

/** Takes a lock until the transaction ends; false when another process holds it. */
export const tryLock = async (tx: Pick<Tx, 'sql'>, key: string): Promise<boolean> =>
  (await tx.sql('select pg_try_advisory_xact_lock(hashtext($1)) as libre', [key]))[0]?.libre ===
  true

/**
 * Waits for whoever does the same until the end of its transaction. What is counted before it is
 * written is counted after this: of two at once, the second one counts what the first one wrote.
 */
export const takeTurn = async (tx: Pick<Tx, 'sql'>, key: string): Promise<void> => {
  await tx.sql(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [key])
}
