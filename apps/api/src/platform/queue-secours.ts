import { FILES } from '@registre/db'
import { type JobQueue, type OnError, type Transport } from './transport.ts'

/** Longest wait for Redis to take a hand-over, or to let go of its connections. */
const PATIENCE_MS = 2_000
/** After a failure Redis is not asked again for this long. */
const ECART_MS = 10_000

const within = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Hands over to the first queue, or to the second one while the first does not answer. */
const queueSecourue = (
  name: string,
  rapide: JobQueue,
  sure: JobQueue,
  onError: OnError,
): JobQueue => {
  let ecarteJusqua = 0
  return {
    add: async (jobs) => {
      if (Date.now() >= ecarteJusqua)
        try {
          return await within(rapide.add(jobs))
        } catch (error) {
          ecarteJusqua = Date.now() + ECART_MS
          onError(
            error instanceof Error ? error : new Error(String(error)),
            `file ${name} : PostgreSQL à la place de Redis`,
          )
        }
      // Redis may have taken them all the same: a row of the outbox is done by who takes it first.
      await sure.add(jobs)
    },
    schedule: sure.schedule,
    close: async () => {
      await within(rapide.close()).catch((error: Error) => onError(error, `file ${name}`))
      await sure.close()
    },
  }
}

/**
 * Carries the outbox by Redis, and by PostgreSQL while Redis is away; the register's own jobs by
 * PostgreSQL always: their calendar must outlive Redis.
 */
export const transportSecouru = (
  redis: Transport,
  postgres: Transport,
  onError: OnError,
): Transport => ({
  kind: redis.kind,
  reach: postgres.reach,
  queue: (name) =>
    name === FILES.outbox
      ? queueSecourue(name, redis.queue(name), postgres.queue(name), onError)
      : postgres.queue(name),
  worker: (name, run, concurrency) => {
    const sur = postgres.worker(name, run, concurrency)
    if (name !== FILES.outbox) return sur
    const enCours = new Set<Promise<void>>()
    const rapide = redis.worker(
      name,
      (job) => {
        const fait = run(job).finally(() => enCours.delete(fait))
        enCours.add(fait)
        return fait
      },
      concurrency,
    )
    return {
      close: async () => {
        const fermeture = rapide.close()
        await Promise.allSettled([...enCours, sur.close()])
        // Without Redis its client waits for it for ever: what it ran is over.
        await within(fermeture).catch((error: Error) => onError(error, `exécution ${name}`))
      },
    }
  },
})
