/** A job as it travels: the queue carries names and identifiers, never business data. */
export interface Job {
  name: string
  data: Record<string, string>
  /** A second job with this id is ignored while the first one waits or runs. */
  jobId?: string
  /** 0, the default, before 1, before 2. */
  priority?: number
}

export interface JobQueue {
  /** Hands jobs over; rejects when the back end cannot be reached. */
  add(jobs: readonly Job[]): Promise<void>
  /** Sets when a job comes back; setting it again changes nothing. */
  schedule(name: string, when: Schedule): Promise<void>
  close(): Promise<void>
}
export type Schedule = { everyMs: number } | { pattern: string; timeZone: string }

export interface JobWorker {
  /** Takes no more jobs and waits for those that run. */
  close(): Promise<void>
}

/** Tells an operator what went wrong with a connection; the process lives on. */
export type OnError = (error: Error, where: string) => void

/** One way to carry jobs: PostgreSQL by default, Redis before it when REDIS_URL is set. */
export interface Transport {
  readonly kind: 'postgres' | 'redis'
  /** Throws while the back end is not there, or not made yet by the migrations. */
  reach(): Promise<void>
  queue(name: string): JobQueue
  worker(name: string, run: (job: Job) => Promise<void>, concurrency: number): JobWorker
}

/**
 * Jobs leave no trace once run, so that the same id may come back; the outbox keeps the history and
 * the retries.
 */
export const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 } as const
/** The back end's own event log is read by nobody. */
export const EVENT_STREAM = { events: { maxLen: 500 } } as const
