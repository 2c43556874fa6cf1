import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { PrismaClient } from './generated/client.ts'
import type { Row, TransactionOptions, Tx } from './db.types.ts'
import { retrying } from './retry.ts'

interface Capture {
  client: pg.PoolClient | null
}

const capture = new AsyncLocalStorage<Capture>()

/**
 * Gives Prisma a view of the pool that remembers the connection taken for a transaction, so that raw SQL can speak on it.
 * Only `connect()` is watched: Prisma's single queries go through `pool.query`, which takes its connections elsewhere.
 */
export const watchConnect = (pool: pg.Pool): pg.Pool => {
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    const store = capture.getStore()
    if (store && !store.client) store.client = client
    return client
  }
  return new Proxy(pool, {
    get: (target, property) => {
      if (property === 'connect') return connect
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Opens transactions where Prisma and raw SQL share one connection. See `Db.transaction`. */
export const createTransaction =
  (prisma: PrismaClient) =>
  async <T>(fn: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> =>
    retrying(() => {
      const store: Capture = { client: null }
      let open = true
      const run = (): Promise<T> =>
        prisma.$transaction(
          async (inner) => {
            const { client } = store
            if (!client) throw new Error('the connection of the transaction was not seen')
            // One statement at a time on a connection: those asked for together wait for each other.
            let last: Promise<unknown> = Promise.resolve()
            const sql = <R extends object = Row>(text: string, params: readonly unknown[] = []): Promise<R[]> => {
              const result = last.then(async () => {
                if (!open) throw new Error('the transaction is over')
                return (await client.query<R & pg.QueryResultRow>(text, [...params])).rows
              })
              last = result.catch(() => {})
              return result
            }
            try {
              // Left behind here, so that a transaction opened inside takes a connection of its own.
              return await capture.exit(() => fn({ prisma: inner, sql, client }))
            } finally {
              open = false
            }
          },
          { timeout: 15_000, maxWait: 10_000, ...options },
        )
      return capture.run(store, run)
    })
