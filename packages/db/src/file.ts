import type pg from 'pg'
import { withClient } from './connection.ts'

/** Where BullMQ keeps its jobs, beside the tables of the register. */
export const SCHEMA_FILE = 'bullmq'
/** The queue of what waits in the outbox, that of the register's own jobs. */
export const FILES = { outbox: 'outbox', traitements: 'traitements' } as const
const DELAI_MS = 30_000

const surLaBase = async (
  url: string,
  agir: (client: pg.Client) => Promise<unknown>,
): Promise<void> => {
  const config = {
    connectionString: url,
    application_name: 'registre-file',
    connectionTimeoutMillis: 5000,
    statement_timeout: DELAI_MS,
  }
  await withClient(config, agir)
}

/** Throws while the tables of the queue are not there. */
export const reachQueue = (url: string): Promise<void> =>
  surLaBase(url, (client) => client.query(`SELECT FROM ${SCHEMA_FILE}.job LIMIT 1`))

/** Makes the tables of the queue, or brings them to the present. */
export const prepareQueue = async (url: string): Promise<void> => {
  const { runMigrations } = await import('bullmq')
  await surLaBase(url, async (client) => {
    await runMigrations(client, SCHEMA_FILE)
    // BullMQ makes a sequence at the first job of a queue: a worker may not, it finds it made.
    for (const nom of Object.values(FILES)) {
      const { rows } = await client.query<{ sequence: string }>(
        `SELECT quote_ident(${SCHEMA_FILE}.job_id_seq_name($1)) AS sequence`,
        [nom],
      )
      await client.query(`CREATE SEQUENCE IF NOT EXISTS ${SCHEMA_FILE}.${rows[0]?.sequence}`)
    }
    // Rows live for a moment: without this, dead ones slow every job down.
    await client.query(
      `ALTER TABLE ${SCHEMA_FILE}.job SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500)`,
    )
  })
}
