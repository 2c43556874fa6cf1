import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const TABLE = `CREATE TABLE IF NOT EXISTS _repeatable (
  name VARCHAR(255) NOT NULL, checksum VARCHAR(64) NOT NULL, applied_at TIMESTAMPTZ NOT NULL, PRIMARY KEY (name, checksum))`

interface Repeatable {
  name: string
  sql: string
  checksum: string
}

/** Functions, then views, which call them. */
const readRepeatables = async (folder: string): Promise<Repeatable[]> => {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted(
      (a, b) =>
        Number(a.endsWith('.view.sql')) - Number(b.endsWith('.view.sql')) || a.localeCompare(b),
    )
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** What this version would apply: each file whose text is not the last one applied. */
const changed = async (client: pg.Client, files: readonly Repeatable[]): Promise<Repeatable[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT DISTINCT ON (name) name, checksum FROM _repeatable ORDER BY name, applied_at DESC',
  )
  const last = new Map(rows.map((row) => [row.name, row.checksum]))
  return files.filter(({ name, checksum }) => last.get(name) !== checksum)
}

/**
 * Makes the functions and views of the folder again where their file changed, all or none. Gives
 * the names of the files applied; throws a French sentence for one that the database refuses. Run
 * it after the migrations, under their lock.
 */
export const applyRepeatables = async (client: pg.Client, folder: string): Promise<string[]> => {
  await client.query(TABLE)
  const files = await changed(client, await readRepeatables(folder))
  if (files.length === 0) return []
  await client.query('BEGIN')
  let current = ''
  try {
    // A function may call one that a later file makes.
    await client.query('SET LOCAL check_function_bodies = off')
    for (const { name, sql, checksum } of files) {
      current = name
      await client.query(sql)
      await client.query(
        `INSERT INTO _repeatable (name, checksum, applied_at) VALUES ($1, $2, clock_timestamp())
         ON CONFLICT (name, checksum) DO UPDATE SET applied_at = excluded.applied_at`,
        [name, checksum],
      )
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(
      `Le fichier « ${current} » a échoué : ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  return files.map(({ name }) => name)
}

/**
 * Names of the files that no run has ever applied as they are here. An instance of the former
 * version stays ready while the next one is put in place: its own text was applied once.
 */
export const missingRepeatables = async (
  pool: pg.Pool | pg.Client,
  folder: string,
): Promise<string[]> => {
  const files = await readRepeatables(folder)
  const { rows } = await pool.query<{ table: string | null }>(
    `SELECT to_regclass('_repeatable')::text AS table`,
  )
  if (!rows[0]?.table) return files.map(({ name }) => name)
  const known = await pool.query<{ checksum: string }>('SELECT checksum FROM _repeatable')
  const applied = new Set(known.rows.map((row) => row.checksum))
  return files.filter(({ checksum }) => !applied.has(checksum)).map(({ name }) => name)
}
