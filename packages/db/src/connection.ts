import pg from 'pg'

// The one home of connections: an `error` that nobody hears ends the process that holds it, a
// server or a whole run of tests. A connection breaks when its server stops, when its database is
// dropped by force, and in the moment after its pool let it go.

/**
 * A pool, not connected yet. A query that waits is told of a connection that breaks; `onError`
 * hears of those that nobody was using.
 */
export const openPool = (
  config: pg.PoolConfig,
  onError: (error: Error) => void = () => {},
): pg.Pool => {
  const pool = new pg.Pool(config)
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', onError)
  return pool
}

/** Connects, gives what `act` gives, and closes whatever happened; throws what the driver says. */
export const withClient = async <T>(
  config: string | pg.ClientConfig,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = await openClient(config)
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** Connects; whoever opens it ends it. Throws what the driver says. */
export const openClient = async (config: string | pg.ClientConfig): Promise<pg.Client> => {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
