import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@registre/db'
import { PRIORITES } from './outbox.ts'
import type { JobQueue } from './transport.ts'
import { EN_FILE } from './envoi.sql.ts'

/** Rows handed over at once. */
const BATCH = 500
const POLL_MS = 250
const LONGEST_PAUSE_MS = 10_000
/**
 * A row handed over and not taken after this time is handed over again: whatever the queue lost
 * comes back.
 */
const REDELIVER_SECONDS = 60

const JOB_OUTBOX = 'outbox'

export interface RelayOptions {
  db: Pick<Db, 'query'>
  queue: Pick<JobQueue, 'add'>
  batch?: number
  redeliverSeconds?: number
}

/**
 * Hands over the rows of the outbox whose time has come; gives their number. `pas_avant` of a row
 * handed over is when to do it again. Several relays share the work. Rejects when the database or
 * the queue is away: the rows stay theirs.
 */
export const relayOnce = async ({
  db,
  queue,
  batch = BATCH,
  redeliverSeconds = REDELIVER_SECONDS,
}: RelayOptions): Promise<number> => {
  const rows = await db.query(
    `with prets as (
       select id from outbox where statut in ${EN_FILE} and pas_avant <= now() order by pas_avant, id limit $1 for update skip locked
     )
     update outbox o set statut = 'QUEUED', pas_avant = now() + $2 * interval '1 second' from prets p where o.id = p.id returning o.id, o.type`,
    [batch, redeliverSeconds],
    { name: 'outbox-relais' },
  )
  if (rows.length === 0) return 0
  const priorites: Readonly<Record<string, number>> = PRIORITES
  try {
    // A type that is no longer known goes last, and its row says so.
    await queue.add(
      rows.map(({ id, type }) => ({
        name: JOB_OUTBOX,
        data: { id: String(id) },
        jobId: `o-${id}`,
        priority: priorites[type] ?? 2,
      })),
    )
  } catch (error) {
    await db.query(
      `update outbox set statut = 'PENDING', pas_avant = now() where id = any($1::bigint[]) and statut = 'QUEUED'`,
      [rows.map((row) => row.id)],
    )
    throw error
  }
  return rows.length
}

export interface Relay {
  /** Stops after the hand-over that is running. */
  stop(): Promise<void>
}

export interface RelayLoopOptions extends RelayOptions {
  pollMs?: number
  onError: (error: unknown) => void
}

/**
 * Hands over for as long as the process lives, four times a second; slower and slower while it
 * fails.
 */
export const startRelay = ({ pollMs = POLL_MS, onError, ...options }: RelayLoopOptions): Relay => {
  const stopped = new AbortController()
  const pause = (ms: number): Promise<void> =>
    wait(ms, undefined, { signal: stopped.signal }).catch(() => undefined)
  const batch = options.batch ?? BATCH
  const loop = async (): Promise<void> => {
    for (let failures = 0; !stopped.signal.aborted;) {
      try {
        const handed = await relayOnce(options)
        failures = 0
        if (handed < batch) await pause(pollMs)
      } catch (error) {
        onError(error)
        failures += 1
        await pause(Math.min(LONGEST_PAUSE_MS, pollMs * 2 ** failures))
      }
    }
  }
  const running = loop()
  return {
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}
