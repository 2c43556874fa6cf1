import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { PrismaClient } from './generated/client.ts'
import type {
  Observe,
  PrismaTx,
  QueryOptions,
  Row,
  SqlTransactionOptions,
  TransactionOptions,
  Tx,
} from './db.types.ts'
import { retrying } from './retry.ts'

interface Capture {
  client: pg.PoolClient | null
}

const capture = new AsyncLocalStorage<Capture>()

/**
 * Gives Prisma a view of the pool that remembers the connection taken for a transaction, so that
 * raw SQL can speak on it.
 * Only `connect()` is watched: Prisma's single queries go through `pool.query`, which takes its
 * connections elsewhere.
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

const ISOLATION: Record<NonNullable<TransactionOptions['isolationLevel']>, string> = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
}

/**
 * Raw SQL on the connection of a transaction. One statement at a time: those asked for together
 * wait for each other.
 */
const sqlOn = (
  client: pg.PoolClient,
  isOpen: () => boolean,
  observe: Observe = (_text, _name, run) => run(),
) => {
  let last: Promise<unknown> = Promise.resolve()
  return <R extends object = Row>(
    text: string,
    params: readonly unknown[] = [],
    { name }: QueryOptions = {},
  ): Promise<R[]> => {
    const result = last.then(async () => {
      if (!isOpen()) throw new Error('the transaction is over')
      return observe(
        text,
        name,
        async () =>
          (
            await client.query<R & pg.QueryResultRow>({
              text,
              values: [...params],
              ...(name === undefined ? {} : { name }),
            })
          ).rows,
      )
    })
    last = result.catch(() => {})
    return result
  }
}

/** Opens transactions of raw SQL on a connection of the pool. See `Db.transaction`. */
export const createTransaction =
  (pool: pg.Pool, observe?: Observe) =>
  async <T>(
    fn: (tx: Tx) => Promise<T>,
    {
      isolationLevel,
      statementTimeout,
      parallel = true,
      genericPlan = false,
    }: SqlTransactionOptions = {},
  ): Promise<T> =>
    retrying(async () => {
      const client = await pool.connect()
      let open = true
      let broken: Error | undefined
      const lost = (fault: Error): void => {
        broken = fault
      }
      // A connection lost between two statements says so by an event: unheard, it would end the
      // process.
      client.on('error', lost)
      try {
        // All in one message: settings cost no round trip.
        await client.query(
          [
            isolationLevel ? `begin isolation level ${ISOLATION[isolationLevel]}` : 'begin',
            ...(statementTimeout === undefined
              ? []
              : [`set local statement_timeout = ${Math.round(statementTimeout)}`]),
            ...(parallel ? [] : ['set local max_parallel_workers_per_gather = 0']),
            ...(genericPlan ? ['set local plan_cache_mode = force_generic_plan'] : []),
          ].join('; '),
        )
        const result = await fn({ sql: sqlOn(client, () => open, observe), client })
        open = false
        await client.query('commit')
        return result
      } catch (error) {
        open = false
        await client.query('rollback').catch((fault: unknown) => {
          broken = fault instanceof Error ? fault : new Error(String(fault))
        })
        throw error
      } finally {
        client.off('error', lost)
        // A connection that could not even roll back is not given to anybody else.
        client.release(broken)
      }
    })

/** Opens transactions where Prisma and raw SQL share one connection. See `Db.prismaTransaction`. */
export const createPrismaTransaction =
  (prisma: () => PrismaClient) =>
  async <T>(fn: (tx: PrismaTx) => Promise<T>, options: TransactionOptions = {}): Promise<T> =>
    retrying(() => {
      const store: Capture = { client: null }
      let open = true
      const run = (): Promise<T> =>
        prisma().$transaction(
          async (inner) => {
            const { client } = store
            if (!client) throw new Error('the connection of the transaction was not seen')
            try {
              // Left behind here, so that a transaction opened inside takes a connection of its
              // own.
              return await capture.exit(() =>
                fn({ prisma: inner, sql: sqlOn(client, () => open), client }),
              )
            } finally {
              open = false
            }
          },
          { timeout: 15_000, maxWait: 10_000, ...options },
        )
      return capture.run(store, run)
    })
