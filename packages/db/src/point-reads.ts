import type pg from 'pg'

/**
 * An answer that lasts longer is waited for by the reads already sent behind it; the next ones,
 * until it came, take connections of their own.
 */
const PATIENCE_MS = 50
/**
 * The statement was not there: the read that prepared it, just before on the same connection,
 * failed.
 */
const STATEMENT_UNKNOWN = '26000'

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === STATEMENT_UNKNOWN

/**
 * Reads by a key of all callers on the one connection of `shared` (made with `pipeline`), each sent
 * without waiting for the answers before it: a third more of them a second than one connection
 * each. Takes the pool to turn to when one of them lasts, gives the function that runs a statement;
 * its errors are those of pg.
 */
export const createPointReads = (shared: pg.Pool, own: pg.Pool) => {
  let connection: Promise<pg.PoolClient> | null = null
  let waiting = 0
  let lastAnswer = 0
  let stalled = false

  const answered = (client: pg.PoolClient | null): void => {
    lastAnswer = performance.now()
    waiting -= 1
    if (waiting > 0) return
    stalled = false
    // Given back at each silence: the pool closes it when idle, and throws it away when broken.
    connection = null
    client?.release()
  }

  return async <R extends object>(config: pg.QueryConfig): Promise<R[]> => {
    stalled ||= waiting > 0 && performance.now() - lastAnswer > PATIENCE_MS
    if (stalled) return (await own.query<R & pg.QueryResultRow>(config)).rows
    if (waiting === 0) lastAnswer = performance.now()
    waiting += 1
    let client: pg.PoolClient | null = null
    try {
      client = await (connection ??= shared.connect())
      return (await client.query<R & pg.QueryResultRow>(config)).rows
    } catch (error) {
      if (!isUnknown(error)) throw error
      return (await own.query<R & pg.QueryResultRow>(config)).rows
    } finally {
      answered(client)
    }
  }
}
