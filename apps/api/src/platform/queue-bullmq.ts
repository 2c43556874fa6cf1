import type { Job, JobQueue, JobWorker, OnError, Schedule } from './transport.ts'

interface Emitter {
  on(event: 'error', listener: (error: Error) => void): unknown
  close(): Promise<void>
}

/** What is used of a BullMQ queue, whatever its back end. */
interface BullQueue extends Emitter {
  addBulk(
    jobs: {
      name: string
      data: Record<string, string>
      opts?: { jobId: string; priority: number }
    }[],
  ): Promise<unknown>
  upsertJobScheduler(
    id: string,
    repeat: { every: number } | { pattern: string; tz: string },
    template: { name: string; data: Record<string, string> },
  ): Promise<unknown>
}

const repeatOf = (when: Schedule): { every: number } | { pattern: string; tz: string } =>
  'everyMs' in when ? { every: when.everyMs } : { pattern: when.pattern, tz: when.timeZone }

/** Wraps a BullMQ queue. `afterClose` ends the connections it was given. */
export const wrapQueue = (
  queue: BullQueue,
  name: string,
  onError: OnError,
  afterClose: () => Promise<unknown> = async () => {},
): JobQueue => {
  queue.on('error', (error) => onError(error, `file ${name}`))
  return {
    add: async (jobs) => {
      await queue.addBulk(
        jobs.map(({ jobId, priority = 0, ...job }) => ({
          ...job,
          ...(jobId === undefined ? {} : { opts: { jobId, priority } }),
        })),
      )
    },
    schedule: async (job, when) => {
      await queue.upsertJobScheduler(job, repeatOf(when), { name: job, data: {} })
    },
    close: async () => {
      await queue.close()
      await afterClose()
    },
  }
}

/** Wraps a BullMQ worker. */
export const wrapWorker = (
  worker: Emitter,
  name: string,
  onError: OnError,
  afterClose: () => Promise<unknown> = async () => {},
): JobWorker => {
  worker.on('error', (error) => onError(error, `exécution ${name}`))
  return {
    close: async () => {
      await worker.close()
      await afterClose()
    },
  }
}

/** The part of a BullMQ job that the register reads. */
export const jobOf = ({ name, data }: { name: string; data: Record<string, string> }): Job => ({
  name,
  data,
})
