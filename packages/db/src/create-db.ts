import { createRequire } from 'node:module'
import pg from 'pg'
import type { PrismaClient } from './generated/client.ts'
import type { Db, DbOptions, QueryOptions, Row } from './db.types.ts'
import { createPrismaTransaction, createTransaction, watchConnect } from './transaction.ts'
import { rawTypes } from './type-parsers.ts'

const createPool = (url: string, options: DbOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName,
    statement_timeout: options.statementTimeout ?? 0,
    connectionTimeoutMillis: 10_000,
    types: rawTypes,
  })
  // A connection that breaks while the pool lets go of it has nobody else to tell.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', options.onError ?? ((error) => process.stderr.write(`PostgreSQL : ${error.message}\n`)))
  return pool
}

const queryOn =
  (pool: pg.Pool) =>
  async <R extends object = Row>(text: string, params: readonly unknown[] = [], { name }: QueryOptions = {}): Promise<R[]> =>
    (await pool.query<R & pg.QueryResultRow>({ text, values: [...params], ...(name === undefined ? {} : { name }) })).rows

const require = createRequire(import.meta.url)

/** Loads Prisma at its first use only: servers that speak SQL start without its 50 MB. */
const openPrisma = (pool: pg.Pool): PrismaClient => {
  const { PrismaPg } = require('@prisma/adapter-pg') as typeof import('@prisma/adapter-pg')
  const generated = require('./generated/client.ts') as typeof import('./generated/client.ts')
  return new generated.PrismaClient({ adapter: new PrismaPg(watchConnect(pool)) })
}

/** Opens the database: one pool shared by raw SQL and Prisma (stack.md §4). Connects at the first query. */
export const createDb = (options: DbOptions): Db => {
  const pool = createPool(options.url, options)
  const replica = options.replicaUrl ? createPool(options.replicaUrl, options) : null
  let client: PrismaClient | null = null
  const prisma = (): PrismaClient => (client ??= openPrisma(pool))
  let closing: Promise<void> | null = null
  return {
    pool,
    get prisma() {
      return prisma()
    },
    transaction: createTransaction(pool),
    readTransaction: createTransaction(replica ?? pool),
    prismaTransaction: createPrismaTransaction(prisma),
    query: queryOn(pool),
    read: queryOn(replica ?? pool),
    close: () =>
      (closing ??= (client?.$disconnect() ?? Promise.resolve()).then(async () => {
        await Promise.all([pool.end(), replica?.end()])
      })),
  }
}
