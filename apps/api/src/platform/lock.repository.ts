import type { Tx } from '@registre/db'

/** Takes a lock until the transaction ends; false when another process holds it. */
export const tryLock = async (tx: Pick<Tx, 'sql'>, key: string): Promise<boolean> =>
  (await tx.sql('select pg_try_advisory_xact_lock(hashtext($1)) as libre', [key]))[0]?.libre ===
  true
