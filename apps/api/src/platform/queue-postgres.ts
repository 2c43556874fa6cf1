import { reachQueue, SCHEMA_FILE } from '@registre/db'
import { createPostgresBackend, withBackend } from 'bullmq'
import { EVENT_STREAM, JOB_OPTIONS, type OnError, type Transport } from './transport.ts'
import { jobOf, wrapQueue, wrapWorker } from './queue-bullmq.ts'

const { Queue, Worker } = withBackend(createPostgresBackend)

/** BullMQ in a schema of the register's own database: one server fewer to run. */
export const transportPostgres = (connectionString: string, onError: OnError): Transport => {
  const connection = (max: number, use: string) => ({
    connectionString,
    schema: SCHEMA_FILE,
    max,
    application_name: `registre-file-${use}`,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  return {
    kind: 'postgres',
    reach: () => reachQueue(connectionString),
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
