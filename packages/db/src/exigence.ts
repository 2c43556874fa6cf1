import type pg from 'pg'
import packageJson from '../package.json' with { type: 'json' }

/** The version of this code: every package of the house has the same. */
export const VERSION_DU_CODE = packageJson.version

/** What the database keeps of the migrations that a former code cannot serve with. */
const TABLE = `CREATE TABLE IF NOT EXISTS _exigence (
  migration VARCHAR(255) PRIMARY KEY NOT NULL, version VARCHAR(32) NOT NULL, raison TEXT NOT NULL)`

/** The oldest code that may serve on a schema, and why. */
export interface Exigence {
  migration: string
  version: string
  raison: string
}

const LIGNE = /^-- Exige (\d+\.\d+\.\d+) : (\S.*)$/m
const RESSEMBLE = /^\s*--\s*exige\b/im

/**
 * What a migration asks of the code, from its line `-- Exige 1.9.0 : raison`; null when it asks
 * nothing. Throws a French sentence for a line that is nearly that one.
 */
export const exigenceDe = (migration: string, sql: string): Exigence | null => {
  const [, version, raison] = LIGNE.exec(sql) ?? []
  if (version !== undefined && raison !== undefined) return { migration, version, raison }
  if (RESSEMBLE.test(sql))
    throw new Error(
      `La migration « ${migration} » a une ligne « Exige » illisible : écrivez « -- Exige 1.9.0 : raison »`,
    )
  return null
}

/** Writes what a migration asks, in its own transaction. */
export const noterExigence = async (client: pg.Client, exigence: Exigence): Promise<void> => {
  await client.query(TABLE)
  await client.query(
    `INSERT INTO _exigence (migration, version, raison) VALUES ($1, $2, $3)
     ON CONFLICT (migration) DO UPDATE SET version = excluded.version, raison = excluded.raison`,
    [exigence.migration, exigence.version, exigence.raison],
  )
}

const nombres = (version: string): number[] => version.split('.').map(Number)

/** True when a version is the one asked for, or a later one. */
export const convient = (version: string, demandee: string): boolean => {
  const [a, b] = [nombres(version), nombres(demandee)]
  for (const [i, n] of b.entries()) if ((a[i] ?? 0) !== n) return (a[i] ?? 0) > n
  return true
}

/** Why this code may not serve on a schema with these later migrations: French sentences. */
export const exigencesManquees = async (
  client: pg.Pool | pg.Client,
  migrations: readonly string[],
  version: string,
): Promise<string[]> => {
  if (migrations.length === 0) return []
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('_exigence')::text AS table`,
  )
  if (!rows[0]?.table) return []
  const ecrites = await client.query<Exigence>(
    'SELECT migration, version, raison FROM _exigence WHERE migration = ANY($1) ORDER BY migration',
    [migrations],
  )
  return ecrites.rows
    .filter((e) => !convient(version, e.version))
    .map(
      (e) =>
        `La migration « ${e.migration} » demande la version ${e.version} ou une suivante, ce code est la ${version} : ${e.raison}`,
    )
}
