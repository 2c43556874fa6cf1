import { setTimeout as wait } from 'node:timers/promises'
import { type Db, FILES } from '@registre/db'
import { type JobQueue, type JobWorker, type Schedule, type Transport } from './transport.ts'
import { startRelay } from './relay.ts'
import type { OutboxHandlers } from './relay-handler.ts'
import { type Echec, processOutbox, recoverInterrupted } from './relay-processor.ts'

const CONCURRENCY = 10
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 10_000
const RECOVER_EVERY_MS = 30_000
/** Redis may forget the schedules: they are set again. */
const SCHEDULE_EVERY_MS = 300_000

export interface ConsumerOptions {
  db: Db
  transport: Transport
  handlers: OutboxHandlers
  /** When each job comes back. */
  schedules: Readonly<Record<string, Schedule>>
  runJob: (name: string) => Promise<void>
  /** Told each failure of a connection or of a job; nothing of it ends the process. */
  onError: (error: unknown, where: string) => void
  /** Told each try of the outbox that did not succeed. */
  onFailure: (echec: Echec) => void
  /** Before the second try of a row that failed; the default of the relay when absent. */
  firstDelaySeconds?: number
}

export interface Consumer {
  /** Resolves once jobs are taken. */
  readonly ready: Promise<void>
  /** Takes no more jobs, waits for those that run, closes the connections. */
  stop(): Promise<void>
}

/**
 * Does `work` now, then every `everyMs` until the signal; a failure is told and tried again next
 * time.
 */
const every = async (
  everyMs: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<void> => {
  while (!signal.aborted) {
    await work().catch(onError)
    await wait(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * Tries until it succeeds or the signal: any start order works, whatever is missing is waited for.
 */
const untilDone = async (
  signal: AbortSignal,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<boolean> => {
  for (let pause = FIRST_RETRY_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
    try {
      await work()
      return true
    } catch (error) {
      onError(error)
      await wait(pause, undefined, { signal }).catch(() => undefined)
    }
  }
  return false
}

const setSchedules = async (
  queue: JobQueue,
  schedules: ConsumerOptions['schedules'],
): Promise<void> => {
  for (const [name, when] of Object.entries(schedules)) await queue.schedule(name, when)
}

/**
 * The worker's life: waits for the queue, hands over the outbox, does its rows, runs the register's
 * own jobs.
 */
export const startConsumer = ({
  db,
  transport,
  handlers,
  schedules,
  runJob,
  onError,
  onFailure,
  firstDelaySeconds,
}: ConsumerOptions): Consumer => {
  const stopping = new AbortController()
  const { signal } = stopping
  const open: { close(): Promise<void> }[] = []
  const loops: Promise<unknown>[] = []
  const report =
    (where: string) =>
    (error: unknown): void =>
      onError(error, where)

  const start = async (): Promise<void> => {
    if (!(await untilDone(signal, () => transport.reach(), report('file')))) return
    const outbox = transport.queue(FILES.outbox)
    const traitements = transport.queue(FILES.traitements)
    const taking: JobWorker[] = [
      transport.worker(
        FILES.outbox,
        async ({ data }) =>
          void (await processOutbox(db, handlers, data['id'] ?? '', {
            onFailure,
            ...(firstDelaySeconds === undefined ? {} : { firstDelaySeconds }),
          }).catch(report('outbox'))),
        CONCURRENCY,
      ),
      transport.worker(FILES.traitements, ({ name }) => runJob(name).catch(report(name)), 1),
    ]
    const relay = startRelay({ db, queue: outbox, onError: report('relais') })
    // In the order of their closing: first nothing new is handed over, then what runs ends, then
    // the connections.
    open.push({ close: () => relay.stop() }, ...taking, outbox, traitements)
    loops.push(
      every(RECOVER_EVERY_MS, signal, () => recoverInterrupted(db, handlers), report('reprise')),
      every(
        SCHEDULE_EVERY_MS,
        signal,
        () => setSchedules(traitements, schedules),
        report('calendrier'),
      ),
    )
    // A night that this machine slept through is made up for: the jobs look at dates, never at
    // their last run.
    await untilDone(
      signal,
      () =>
        traitements.add(
          Object.keys(schedules).map((name) => ({ name, data: {}, jobId: `demarrage-${name}` })),
        ),
      report('démarrage'),
    )
  }
  const ready = start()
  return {
    ready,
    stop: async () => {
      stopping.abort()
      await ready
      await Promise.all(loops)
      for (const part of open) await part.close().catch(report('arrêt'))
    },
  }
}
