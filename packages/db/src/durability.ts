import type pg from 'pg'

const REQUIS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/** The oldest PostgreSQL that the register is made for. */
const VERSION_MIN = 16

/**
 * Refuses a server that may lose acknowledged writes, or that is older than the register knows.
 * Takes the pool and NODE_ENV; throws in production, otherwise gives the French warnings (none when
 * all is well).
 */
export const checkDurability = async (
  pool: pg.Pool,
  environment: string = process.env['NODE_ENV'] ?? '',
): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [[...REQUIS, 'server_version_num']],
  )
  const version = Math.floor(
    Number(rows.find(({ name }) => name === 'server_version_num')?.setting) / 10_000,
  )
  const warnings = [
    ...(version < VERSION_MIN
      ? [
          `PostgreSQL ${version} est trop ancien : le registre demande la version ${VERSION_MIN} ou une plus récente`,
        ]
      : []),
    ...rows
      .filter(({ setting }) => setting === 'off')
      .map(
        ({ name }) =>
          `PostgreSQL : ${name} est à « off », des écritures confirmées pourraient être perdues`,
      ),
  ]
  if (warnings.length > 0 && environment === 'production') throw new Error(warnings.join(' ; '))
  return warnings
}

/** A role that ends sooner than this is told: somebody has to prolong it. */
const PREAVIS_JOURS = 30

/** Takes the pool; gives the French warning of a role whose password ends soon, none otherwise. */
export const checkRole = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ role: string; fin: string }>(
    `SELECT rolname AS role, to_char(rolvaliduntil, 'DD/MM/YYYY') AS fin FROM pg_roles
     WHERE rolname = current_user AND isfinite(rolvaliduntil) AND rolvaliduntil < now() + make_interval(days => $1)`,
    [PREAVIS_JOURS],
  )
  return rows.map(
    ({ role, fin }) =>
      `PostgreSQL : le rôle « ${role} » expire le ${fin}, plus rien n’entrera alors : prolongez-le (« alter role … valid until »)`,
  )
}
