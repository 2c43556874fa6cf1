import { createRequire } from 'node:module'
import type pg from 'pg'
import type { PrismaClient } from './generated/client.ts'
import { openPool } from './connection.ts'
import type { Db, DbOptions, Observe, ReadOptions, Row } from './db.types.ts'
import { createPointReads } from './point-reads.ts'
import { followReplica, noReplica } from './replica.ts'
import { retrying } from './retry.ts'
import { createPrismaTransaction, createTransaction, watchConnect } from './transaction.ts'
import { rawTypes } from './type-parsers.ts'

const SHARED = { max: 1, pipeline: true }

const createPool = (
  url: string,
  options: DbOptions,
  { max = options.max ?? 10, connectionTimeoutMillis = 10_000, pipeline = false } = {},
): pg.Pool => {
  const config = {
    connectionString: url,
    max,
    pipeline,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeout ?? 0,
    connectionTimeoutMillis,
    // A link that died without a word is found out by the system, and its connection leaves the pool.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(options.decalageJours
      ? { options: `-c registre.decalage_jours=${options.decalageJours}` }
      : {}),
    types: rawTypes,
  }
  return openPool(
    config,
    options.onError ?? ((error) => process.stderr.write(`PostgreSQL : ${error.message}\n`)),
  )
}

const queryOn = (pool: pg.Pool, shared: pg.Pool, observe: Observe) => {
  const pointRead = createPointReads(shared, pool)
  return async <R extends object = Row>(
    text: string,
    params: readonly unknown[] = [],
    { name, byKey = false }: ReadOptions = {},
  ): Promise<R[]> =>
    observe(text, name, () =>
      // Alone, a statement that a deadlock ended was undone whole: a migration may cause one.
      retrying(async () => {
        const config: pg.QueryConfig = {
          text,
          values: [...params],
          ...(name === undefined ? {} : { name }),
        }
        return byKey ? pointRead<R>(config) : (await pool.query<R & pg.QueryResultRow>(config)).rows
      }),
    )
}

const require = createRequire(import.meta.url)

/** Loads Prisma at its first use only: servers that speak SQL live without its 82 MB (decision 006). */
const openPrisma = (pool: pg.Pool): PrismaClient => {
  const { PrismaPg }: typeof import('@prisma/adapter-pg') = require('@prisma/adapter-pg')
  const generated: typeof import('./generated/client.ts') = require('./generated/client.ts')
  return new generated.PrismaClient({ adapter: new PrismaPg(watchConnect(pool)) })
}

/** Opens the database: one pool shared by raw SQL and Prisma. Connects at the first query. */
export const createDb = (options: DbOptions): Db => {
  const pool = createPool(options.url, options)
  // A replica that is away is given up soon: the primary answers in its place.
  const replica = options.replicaUrl
    ? createPool(options.replicaUrl, options, { connectionTimeoutMillis: 2000 })
    : null
  // One connection each, opened at their first use: what `read` waits for never delays `query`,
  // which knows who calls.
  const [sharedQuery, sharedRead] = [
    createPool(options.url, options, SHARED),
    createPool(options.url, options, SHARED),
  ]
  const sharedReplica = options.replicaUrl
    ? createPool(options.replicaUrl, options, { ...SHARED, connectionTimeoutMillis: 2000 })
    : null
  const following = replica
    ? followReplica(
        replica,
        options.onReplica ??
          ((usable, why) =>
            process.stderr.write(`read replica ${usable ? 'used' : 'left aside'}: ${why}\n`)),
        options.replicaMaxLag,
      )
    : noReplica
  const observe: Observe = options.observe ?? ((_text, _name, run) => run())
  const query = queryOn(pool, sharedQuery, observe)
  const onPrimary = queryOn(pool, sharedRead, observe)
  const onReplica = replica && sharedReplica ? queryOn(replica, sharedReplica, observe) : onPrimary
  const [readReplica, readPrimary] = [
    createTransaction(replica ?? pool, observe),
    createTransaction(pool, observe),
  ]
  let client: PrismaClient | null = null
  const prisma = (): PrismaClient => (client ??= openPrisma(pool))
  let closing: Promise<void> | null = null
  return {
    pool,
    get prisma() {
      return prisma()
    },
    transaction: readPrimary,
    readTransaction: (fn, settings) =>
      following.read(
        () => readReplica(fn, settings),
        () => readPrimary(fn, settings),
      ),
    prismaTransaction: createPrismaTransaction(prisma),
    query,
    read: <R extends object = Row>(
      text: string,
      params?: readonly unknown[],
      options?: ReadOptions,
    ): Promise<R[]> =>
      following.read(
        () => onReplica<R>(text, params, options),
        () => onPrimary<R>(text, params, options),
      ),
    replica: following.state,
    close: () =>
      (closing ??= (client?.$disconnect() ?? Promise.resolve()).then(async () => {
        await Promise.all(
          [pool, replica, sharedQuery, sharedRead, sharedReplica].map((p) => p?.end()),
        )
      })),
  }
}
