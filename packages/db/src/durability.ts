import type pg from 'pg'

const REQUIS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/**
 * Refuses a server that may lose acknowledged writes (reliability.md, Durability).
 * Takes the pool and NODE_ENV; throws in production, otherwise gives the French warnings (none when
 * all is well).
 */
export const checkDurability = async (
  pool: pg.Pool,
  environment: string = process.env['NODE_ENV'] ?? '',
): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [REQUIS],
  )
  const warnings = rows
    .filter(({ setting }) => setting === 'off')
    .map(
      ({ name }) =>
        `PostgreSQL : ${name} est à « off », des écritures confirmées pourraient être perdues`,
    )
  if (warnings.length > 0 && environment === 'production') throw new Error(warnings.join(' ; '))
  return warnings
}
