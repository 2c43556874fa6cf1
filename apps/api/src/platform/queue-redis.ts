import { Queue, Worker } from 'bullmq'
import { Redis, type RedisOptions } from 'ioredis'
import { EVENT_STREAM, JOB_OPTIONS, type OnError, type Transport } from './transport.ts'
import { jobOf, wrapQueue, wrapWorker } from './queue-bullmq.ts'

const LONGEST_RETRY = 5000

/** BullMQ on Redis, which is transport only: what it forgets is handed over again by the relay. */
export const transportRedis = (url: string, onError: OnError): Transport => {
  const connect = (
    use: string,
    options: Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout'>,
  ): Redis => {
    const redis = new Redis(url, {
      connectTimeout: 5000,
      retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_RETRY),
      ...options,
    })
    redis.on('error', (error) => onError(error, `Redis (${use})`))
    return redis
  }
  /** Closes what may not even be connected. */
  const end = (redis: Redis) => async (): Promise<void> => redis.disconnect()
  return {
    kind: 'redis',
    // Redis keeps nothing that has to be made: PostgreSQL is reached in its place.
    reach: async () => {},
    queue: (name) => {
      // A hand-over fails at once when Redis is away: the rows wait in the outbox, not in this
      // process.
      const redis = connect(name, { maxRetriesPerRequest: 1, commandTimeout: 5000 })
      return wrapQueue(
        new Queue<Record<string, string>>(name, {
          connection: redis,
          defaultJobOptions: JOB_OPTIONS,
          streams: EVENT_STREAM,
        }),
        name,
        onError,
        end(redis),
      )
    },
    worker: (name, run, concurrency) => {
      const redis = connect(name, { maxRetriesPerRequest: null })
      const worker = new Worker<Record<string, string>>(name, (job) => run(jobOf(job)), {
        connection: redis,
        concurrency,
        runRetryDelay: 1000,
      })
      return wrapWorker(worker, name, onError, end(redis))
    },
  }
}

/** Throws while Redis does not answer. */
export const reachRedis = async (url: string): Promise<void> => {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  // The refusal of `connect` tells it too.
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.ping()
  } finally {
    redis.disconnect()
  }
}
