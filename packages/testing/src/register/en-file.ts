import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'

const ATTENTE_MS = 10_000
/** How many of the register's transactions wait for a lock. */
const enAttente = async (db: Db): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.n ?? 0

/**
 * Starts calls one after the other while a statement holds what they write: each is seen to wait
 * before the next; then it is let go.
 */
export const enFile = async <T>(
  db: Db,
  verrou: { text: string; values?: unknown[] },
  appels: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const partis: Promise<T>[] = []
  await db.transaction(async (tx) => {
    await tx.client.query(verrou)
    for (const appel of appels) {
      partis.push(appel())
      for (const fin = Date.now() + ATTENTE_MS; (await enAttente(db)) < partis.length;) {
        if (Date.now() > fin) throw new Error(`call ${partis.length} did not wait`)
        await wait(2)
      }
    }
  })
  return Promise.all(partis)
}
