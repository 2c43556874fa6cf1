import { createPostgresBackend, runMigrations, withBackend } from 'bullmq'
import pg from 'pg'
import { EVENT_STREAM, JOB_OPTIONS, type OnError, type Transport } from './transport.ts'
import { jobOf, wrapQueue, wrapWorker } from './queue-bullmq.ts'

const SCHEMA = 'bullmq'
const PREPARE_TIMEOUT = 30_000
const { Queue, Worker } = withBackend(createPostgresBackend)

/** BullMQ in a schema of the register's own database: one server fewer to run. */
export const transportPostgres = (connectionString: string, onError: OnError): Transport => {
  const connection = (max: number, use: string) => ({
    connectionString,
    schema: SCHEMA,
    max,
    application_name: `registre-file-${use}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  return {
    kind: 'postgres',
    prepare: async () => {
      const client = new pg.Client({
        connectionString,
        application_name: 'registre-file-migrations',
        connectionTimeoutMillis: 5000,
        statement_timeout: PREPARE_TIMEOUT,
      })
      client.on('error', (error) => onError(error, 'préparation de la file'))
      try {
        await client.connect()
        await runMigrations(client, SCHEMA)
        // Rows live for a moment: without this, dead ones slow every job down.
        await client.query(
          `alter table ${SCHEMA}.job set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 500)`,
        )
      } finally {
        await client
          .end()
          .catch((error: unknown) =>
            onError(
              error instanceof Error ? error : new Error(String(error)),
              'préparation de la file',
            ),
          )
      }
    },
    queue: (name) =>
      wrapQueue(
        new Queue<Record<string, string>>(name, {
          connection: connection(2, name),
          defaultJobOptions: JOB_OPTIONS,
          streams: EVENT_STREAM,
        }),
        name,
        onError,
      ),
    worker: (name, run, concurrency) =>
      wrapWorker(
        new Worker<Record<string, string>>(name, (job) => run(jobOf(job)), {
          connection: connection(Math.min(concurrency, 4), name),
          concurrency,
          runRetryDelay: 1000,
        }),
        name,
        onError,
      ),
  }
}
