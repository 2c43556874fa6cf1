import { createDb, type Db, enTantQue, type PrismaTx, type Role } from '@registre/db'
import { afterAll, beforeAll, inject } from 'vitest'
import { decalageDesEssais } from '../clock.ts'
import { execute, MOT_DE_PASSE_DES_ROLES, uniqueName, urlOf, type PgProvided } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    pg: PgProvided
  }
}

export interface TestDatabase {
  /** As its owner: what a test prepares and looks at. */
  url: string
  db: Db
  /** Its address as one of the register's roles. */
  urlDe(role: Role): string
  /** Opened as one of the register's roles, closed with the rest; reads go to the reader's. */
  ouvrir(role: Role): Db
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}

/**
 * A migrated, empty database of one's own (a 60 ms copy of the template). Takes the server of the
 * run unless told.
 */
export const freshDatabase = async (provided: PgProvided = inject('pg')): Promise<TestDatabase> => {
  const name = uniqueName('test')
  await execute(
    provided.url,
    `CREATE DATABASE ${name} TEMPLATE ${provided.modele} STRATEGY file_copy`,
  )
  const url = urlOf(provided.url, name)
  // Dropping the database cuts its idle connections: expected here.
  const options = { onError: () => {}, decalageJours: decalageDesEssais() }
  const db = createDb({ url, applicationName: 'tests', ...options })
  const urlDe = (role: Role): string => enTantQue(url, role, MOT_DE_PASSE_DES_ROLES)
  const ouvertes = [db]
  const ouvrir = (role: Role): Db => {
    const ouverte = createDb({
      url: urlDe(role),
      replicaUrl: urlDe('registre_lecture'),
      applicationName: role,
      onReplica: () => {},
      ...options,
    })
    ouvertes.push(ouverte)
    return ouverte
  }
  const close = async (): Promise<void> => {
    await Promise.all(ouvertes.map((ouverte) => ouverte.close()))
    await execute(provided.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return { url, db, urlDe, ouvrir, close }
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
