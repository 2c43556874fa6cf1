import type pg from 'pg'
import { withClient } from './connection.ts'
import { MAX_LAG_SECONDS } from './replica.ts'

const REQUIS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/** The oldest PostgreSQL that the register is made for. */
const VERSION_MIN = 16

/**
 * Refuses a server that may lose acknowledged writes, that is older than the register knows, or whose
 * database does not know letters: it would count bytes, and searches would miss names in silence.
 * Takes the pool and NODE_ENV; throws in production, otherwise gives the French warnings (none when
 * all is well).
 */
export const checkDurability = async (
  pool: pg.Pool,
  environment: string = process.env['NODE_ENV'] ?? '',
): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [[...REQUIS, 'server_version_num', 'server_encoding']],
  )
  const dit = (nom: string): string => rows.find(({ name }) => name === nom)?.setting ?? ''
  const version = Math.floor(Number(dit('server_version_num')) / 10_000)
  const encodage = dit('server_encoding')
  const warnings = [
    ...(version < VERSION_MIN
      ? [
          `PostgreSQL ${version} est trop ancien : le registre demande la version ${VERSION_MIN} ou une plus récente`,
        ]
      : []),
    ...(encodage === 'UTF8'
      ? []
      : [
          `PostgreSQL : la base est en ${encodage}, le registre demande UTF8 : refaites-la (« create database … encoding 'UTF8' template template0 »), puis restaurez-y ses données`,
        ]),
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

/**
 * What a database makes of letters, in French, for who will mend it: capitals with an accent that it
 * cannot lower, an order that the system changed under its indexes. Takes the pool; none when all is well.
 */
export const checkTexte = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ basse: boolean; avant: string | null; apres: string | null }>(
    `SELECT lower('É') = 'é' OR getdatabaseencoding() <> 'UTF8' AS basse, datcollversion AS avant,
       pg_database_collation_actual_version(oid) AS apres FROM pg_database WHERE datname = current_database()`,
  )
  return rows.flatMap(({ basse, avant, apres }) => [
    ...(basse
      ? []
      : [
          "PostgreSQL : la base ne met pas « É » en minuscule, ses recherches perdent les lettres accentuées : refaites-la avec une autre locale que C (« create database … locale_provider builtin builtin_locale 'C.UTF-8' template template0 »)",
        ]),
    ...(avant === apres
      ? []
      : [
          `PostgreSQL : les règles de tri du système ont changé (${avant}, maintenant ${apres}), des index peuvent mentir : « reindex database », puis « alter database … refresh collation version »`,
        ]),
  ])
}

const DELAI_MS = 4000

/**
 * What a replica says of itself, in French, none when it may be read. Takes its address; throws what
 * the driver says when nobody answers there.
 */
export const checkReplique = async (url: string): Promise<string[]> => {
  const config = { connectionString: url, connectionTimeoutMillis: DELAI_MS }
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ suit: boolean; retard: number | null }>(
      `SELECT pg_is_in_recovery() AS suit, extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float AS retard`,
    )
    const [vu] = rows
    if (!vu?.suit) return ['elle écrit : c’est une base primaire, non une réplique']
    return (vu.retard ?? Infinity) > MAX_LAG_SECONDS
      ? [`elle a plus de ${MAX_LAG_SECONDS} s de retard : la primaire répond à sa place`]
      : []
  })
}
