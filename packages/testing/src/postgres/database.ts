import { createDb, type Db, type PrismaTx } from '@registre/db'
import { afterAll, beforeAll, inject } from 'vitest'
import { decalageDesEssais } from '../clock.ts'
import { execute, uniqueName, urlOf, type PgProvided } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    pg: PgProvided
  }
}

export interface TestDatabase {
  url: string
  db: Db
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}

/**
 * A migrated, empty database of one's own (a 45 ms copy of the template). Takes the server of the
 * run unless told.
 */
export const freshDatabase = async (provided: PgProvided = inject('pg')): Promise<TestDatabase> => {
  const name = uniqueName('test')
  await execute(
    provided.url,
    `CREATE DATABASE ${name} TEMPLATE ${provided.modele} STRATEGY wal_log`,
  )
  const url = urlOf(provided.url, name)
  // Dropping the database cuts its idle connections: expected here.
  const db = createDb({
    url,
    applicationName: 'tests',
    onError: () => {},
    decalageJours: decalageDesEssais(),
  })
  const close = async (): Promise<void> => {
    await db.close()
    await execute(provided.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return { url, db, close }
}

/** An empty database without migrations, for the tests of the migrations themselves. */
export const emptyDatabase = async (
  provided: PgProvided = inject('pg'),
): Promise<{ url: string; close(): Promise<void> }> => {
  const name = uniqueName('vide')
  await execute(provided.url, `CREATE DATABASE ${name}`)
  return {
    url: urlOf(provided.url, name),
    close: () => execute(provided.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/**
 * In a describe: one fresh database for its tests, dropped after them. Gives a function to read it.
 */
export const useDatabase = (): (() => TestDatabase) => {
  let database: TestDatabase | null = null
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(async () => {
    await database?.close()
  })
  return () => {
    if (!database) throw new Error('useDatabase() is read in a test, not while describing')
    return database
  }
}

const UNDO = Symbol('undo')

/** Runs `fn` in a transaction that is always rolled back; gives its result. */
export const rollingBack = async <T>(db: Db, fn: (tx: PrismaTx) => Promise<T>): Promise<T> => {
  const result: { value?: T } = {}
  try {
    await db.prismaTransaction(async (tx) => {
      result.value = await fn(tx)
      throw UNDO
    })
  } catch (error) {
    if (error !== UNDO) throw error
  }
  return result.value as T
}
