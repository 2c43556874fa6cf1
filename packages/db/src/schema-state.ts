import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type Exigence, exigenceDe, exigencesManquees, VERSION_DU_CODE } from './exigence.ts'
import { DOSSIER_MIGRATIONS, DOSSIER_REPEATABLE } from './paths.ts'
import { missingRepeatables } from './repeatable.ts'

/** A migration as its file says it. */
export interface Migration {
  name: string
  sql: string
  checksum: string
  /** What it asks of the code that serves on it. */
  exigence: Exigence | null
}

interface Applied {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/** How a database stands to this code. */
export interface SchemaState {
  /** Migrations of this code that the database has not seen. */
  pending: Migration[]
  /** Functions and views of this code that the database has never had. */
  missing: string[]
  /** Migrations of a later code. */
  newer: string[]
  /** Why this code may not serve, whatever is applied to it: French sentences. */
  faults: string[]
}

export interface SchemaOptions {
  /** Folder in Prisma's layout: <name>/migration.sql. */
  folder?: string
  /** Folder of functions and views, made again where their file changed. */
  repeatable?: string
  version?: string
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
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, exigence: exigenceDe(name, sql) }
    }),
  )
}

const readApplied = async (client: pg.Pool | pg.Client): Promise<Applied[]> => {
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('_prisma_migrations')::text AS table`,
  )
  if (!rows[0]?.table) return []
  const applied = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name',
  )
  return applied.rows
}

/**
 * Compares a database with the migrations, functions and views of this code. A migration that is
 * unknown comes from a later version: this code serves on it unless it asks for a later one. Throws
 * when the database cannot be reached.
 */
export const compareSchema = async (
  client: pg.Pool | pg.Client,
  {
    folder = DOSSIER_MIGRATIONS,
    repeatable = DOSSIER_REPEATABLE,
    version = VERSION_DU_CODE,
  }: SchemaOptions = {},
): Promise<SchemaState> => {
  const migrations = await readMigrations(folder)
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  const applied = await readApplied(client)
  const newer: string[] = []
  const faults: string[] = []
  for (const row of applied) {
    const migration = byName.get(row.migration_name)
    if (row.finished_at === null)
      faults.push(`La migration « ${row.migration_name} » est restée inachevée`)
    else if (!migration) newer.push(row.migration_name)
    else if (row.checksum !== migration.checksum)
      faults.push(`La migration « ${row.migration_name} » a été modifiée après son application`)
  }
  faults.push(...(await exigencesManquees(client, newer, version)))
  const done = new Set(applied.map((row) => row.migration_name))
  return {
    pending: migrations.filter(({ name }) => !done.has(name)),
    missing: await missingRepeatables(client, repeatable),
    newer,
    faults,
  }
}

/** Why this code does not serve on this database: French sentences, none when it does. */
export const ecartsDe = ({ pending, missing, newer, faults }: SchemaState): string[] => {
  const manque = [...pending.map(({ name }) => name), ...missing]
  if (manque.length === 0) return faults
  return [
    ...faults,
    newer.length === 0
      ? `À appliquer : ${manque.join(', ')}`
      : `La base vient d’une autre branche du code : elle porte ${newer.join(', ')} et n’a pas ${manque.join(', ')}`,
  ]
}

/**
 * Whether this code serves on this database, for /readyz and the page of the state: why not, and
 * which migrations of a later version it does not know. Throws when the database cannot be reached.
 */
export const readSchema = async (
  pool: pg.Pool,
  options: SchemaOptions = {},
): Promise<{ ecarts: string[]; newer: string[] }> => {
  const state = await compareSchema(pool, options)
  return { ecarts: ecartsDe(state), newer: state.newer }
}
