import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { DOSSIER_MIGRATIONS, DOSSIER_REPEATABLE } from './paths.ts'
import { applyRepeatables, missingRepeatables } from './repeatable.ts'

/** The lock that Prisma's own migrate takes: the two never run together. */
const VERROU = 72707369

const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

interface Migration {
  name: string
  sql: string
  checksum: string
}

interface Applied {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

export interface MigrateOptions {
  /** Folder in Prisma's layout: <name>/migration.sql. */
  folder?: string
  /** Folder of functions and views, made again where their file changed. */
  repeatable?: string
  /** Told each step, in French. */
  onProgress?: (line: string) => void
}

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const readApplied = async (client: pg.Pool | pg.Client): Promise<Applied[]> =>
  (
    await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
  ).rows

/** Throws a French sentence when what was applied is not the beginning of what the folder holds. */
const pendingOf = (migrations: Migration[], applied: Applied[]): Migration[] => {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of applied) {
    const migration = byName.get(row.migration_name)
    if (!migration)
      throw new Error(
        `La base porte la migration « ${row.migration_name} », inconnue de cette version de l’application`,
      )
    if (row.finished_at === null)
      throw new Error(`La migration « ${row.migration_name} » est restée inachevée`)
    if (row.checksum !== migration.checksum)
      throw new Error(`La migration « ${row.migration_name} » a été modifiée après son application`)
  }
  const done = new Set(applied.map((row) => row.migration_name))
  return migrations.filter(({ name }) => !done.has(name))
}

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(
      `La migration « ${migration.name} » a échoué : ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/**
 * Applies the missing migrations, one transaction a file, then the functions and views that changed;
 * a second instance waits for the first.
 * Takes the address of the database; gives the names applied; throws a French sentence on a failed
 * or foreign migration.
 */
export const migrate = async (
  url: string,
  {
    folder = DOSSIER_MIGRATIONS,
    repeatable = DOSSIER_REPEATABLE,
    onProgress = () => {},
  }: MigrateOptions = {},
): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, application_name: 'registre-migrations' })
  // A server that goes away fails the query that waits; the event itself must not end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ libre: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS libre',
      [VERROU],
    )
    if (!rows[0]?.libre) {
      onProgress('Une autre instance met la base à jour : attente…')
      await client.query('SELECT pg_advisory_lock($1)', [VERROU])
    }
    await client.query(TABLE)
    const pending = pendingOf(migrations, await readApplied(client))
    for (const [index, migration] of pending.entries()) {
      onProgress(`Migration ${index + 1}/${pending.length} : ${migration.name}`)
      await apply(client, migration)
    }
    for (const name of await applyRepeatables(client, repeatable))
      onProgress(`Fonctions et vues : ${name}`)
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

/**
 * Names of the migrations, functions and views that the database lacks, for /readyz; throws when the database is foreign
 * or cannot be reached.
 */
export const pendingMigrations = async (
  pool: pg.Pool,
  folder: string = DOSSIER_MIGRATIONS,
): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const { rows } = await pool.query<{ table: string | null }>(
    `SELECT to_regclass('_prisma_migrations')::text AS table`,
  )
  const pending = pendingOf(migrations, rows[0]?.table ? await readApplied(pool) : [])
  return [
    ...pending.map(({ name }) => name),
    ...(await missingRepeatables(pool, DOSSIER_REPEATABLE)),
  ]
}
