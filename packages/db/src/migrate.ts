import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { openClient } from './connection.ts'
import { accorderDroits } from './droits.ts'
import { prepareQueue } from './file.ts'
import { noterExigence, VERSION_DU_CODE } from './exigence.ts'
import { DOSSIER_MIGRATIONS, DOSSIER_REPEATABLE } from './paths.ts'
import { applyRepeatables } from './repeatable.ts'
import { compareSchema, ecartsDe, type Migration } from './schema-state.ts'

/** The lock that Prisma's own migrate takes: the two never run together. */
const VERROU = 72707369

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

/**
 * How long a migration waits for a lock before it lets the calls behind it pass; shorter than the
 * second after which PostgreSQL looks for deadlocks, so that it is the one to give way.
 */
const LOCK_TIMEOUT = '500ms'
const LOCK_NOT_AVAILABLE = '55P03'
const PAUSE_MS = 1000

export interface MigrateOptions {
  /** Folder in Prisma's layout: <name>/migration.sql. */
  folder?: string
  /** Folder of functions and views, made again where their file changed. */
  repeatable?: string
  /** Told each step, in French. */
  onProgress?: (line: string) => void
  /** How long a migration that meets a busy table is tried again. */
  patienceMs?: number
}

const applyOnce = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('BEGIN')
  try {
    // Whoever waits for a table keeps all those waiting who come after: a migration gives way.
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
    await client.query(migration.sql)
    if (migration.exigence) await noterExigence(client, migration.exigence)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE

const apply = async (
  client: pg.Client,
  migration: Migration,
  onProgress: (line: string) => void,
  patienceMs: number,
): Promise<void> => {
  for (const end = Date.now() + patienceMs; ;) {
    try {
      return await applyOnce(client, migration)
    } catch (error) {
      if (!isBusy(error) || Date.now() > end)
        throw new Error(
          `La migration « ${migration.name} » a échoué : ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        )
      onProgress(`${migration.name} attend qu’une table soit libre…`)
      await wait(PAUSE_MS)
    }
  }
}

/**
 * Applies the missing migrations, one transaction a file, then the functions and views that
 * changed, the tables of the queue and the rights of the roles; a second instance waits for the first. On a database of a later version that this code may serve,
 * does nothing.
 * Takes the address of the database; gives the names applied; throws a French sentence on a failed
 * or foreign migration.
 */
export const migrate = async (
  url: string,
  {
    folder = DOSSIER_MIGRATIONS,
    repeatable = DOSSIER_REPEATABLE,
    onProgress = () => {},
    patienceMs = 300_000,
  }: MigrateOptions = {},
): Promise<string[]> => {
  const client = await openClient({
    connectionString: url,
    application_name: 'registre-migrations',
  })
  try {
    const { rows } = await client.query<{ libre: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS libre',
      [VERROU],
    )
    if (!rows[0]?.libre) {
      onProgress('Une autre instance met la base à jour : attente…')
      await client.query('SELECT pg_advisory_lock($1)', [VERROU])
    }
    const state = await compareSchema(client, { folder, repeatable })
    if (state.newer.length > 0) {
      // What this code would make again is older than what stands there.
      const ecarts = ecartsDe(state)
      if (ecarts.length > 0) throw new Error(ecarts.join('\n'))
      onProgress(
        `La base est plus récente que ce code (${VERSION_DU_CODE}), qui la sert telle quelle`,
      )
      return []
    }
    if (state.faults.length > 0) throw new Error(state.faults.join('\n'))
    await client.query(TABLE)
    const { pending } = state
    for (const [index, migration] of pending.entries()) {
      onProgress(`Migration ${index + 1}/${pending.length} : ${migration.name}`)
      await apply(client, migration, onProgress, patienceMs)
    }
    for (const name of await applyRepeatables(client, repeatable))
      onProgress(`Fonctions et vues : ${name}`)
    await prepareQueue(url)
    const droits = await accorderDroits(client)
    if (droits > 0) onProgress(`Droits des rôles : ${droits} accordés ou retirés`)
    onProgress(
      pending.length === 0
        ? 'La base est à jour'
        : `La base est à jour (${pending.length} migration${pending.length > 1 ? 's' : ''} appliquée${pending.length > 1 ? 's' : ''})`,
    )
    return pending.map(({ name }) => name)
  } finally {
    // Ending the session frees the lock, whatever happened.
    await client.end()
  }
}
