import type pg from 'pg'

/** How often the replica is looked at, while somebody reads. */
const CHECK_EVERY_MS = 5000
/** A replica further behind than this tells the past: reads go to the primary. */
export const MAX_LAG_SECONDS = 30

/** What the read replica is doing, for logs and metrics. */
export interface ReplicaState {
  present: boolean
  usable: boolean
  /** Seconds behind the primary at the last look; null when it did not say. */
  lagSeconds: number | null
  /** Reads that went to the primary in its place. */
  fallbacks: number
}

export interface Replica {
  state(): ReplicaState
  /**
   * Runs a read on the replica, or on the primary when the replica is away, late or refuses it.
   * Other errors are the caller's.
   */
  read<T>(onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T>
}

/**
 * Connection lost or refused (class 08), server going away (57P), too many connections (53300),
 * conflict with recovery (40001).
 */
const LOST = /^(08|57P|53300|40001|ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE|EAI_AGAIN)/
const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    LOST.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}

// A register that works writes every five seconds: the age of the last replayed change is the lag.
const LAG = `select pg_is_in_recovery() as standby, extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float as lag`

/** No replica: everything is read on the primary. */
export const noReplica: Replica = {
  state: () => ({ present: false, usable: false, lagSeconds: null, fallbacks: 0 }),
  read: (_onReplica, onPrimary) => onPrimary(),
}

/**
 * Follows a replica: used while it answers and follows, left alone otherwise, taken again by
 * itself. `onChange` is told each turn.
 */
export const followReplica = (
  pool: pg.Pool,
  onChange: (usable: boolean, why: string) => void,
  maxLagSeconds: number = MAX_LAG_SECONDS,
): Replica => {
  const state: ReplicaState = { present: true, usable: false, lagSeconds: null, fallbacks: 0 }
  let checkedAt = Number.NEGATIVE_INFINITY
  let first = true
  let checking: Promise<void> | null = null
  const set = (usable: boolean, why: string): void => {
    checkedAt = performance.now()
    if (usable !== state.usable || first) onChange(usable, why)
    first = false
    state.usable = usable
  }
  const check = async (): Promise<void> => {
    try {
      const { rows } = await pool.query<{ standby: boolean; lag: number | null }>(LAG)
      const [row] = rows
      state.lagSeconds = row?.standby ? row.lag : 0
      if (state.lagSeconds !== null && state.lagSeconds <= maxLagSeconds) set(true, 'follows')
      else
        set(
          false,
          `late by ${state.lagSeconds === null ? 'an unknown time' : `${Math.round(state.lagSeconds)} s`}`,
        )
    } catch (error) {
      state.lagSeconds = null
      set(false, error instanceof Error ? error.message : String(error))
    }
  }
  const recheck = (): Promise<void> => (checking ??= check().finally(() => (checking = null)))
  return {
    state: () => ({ ...state }),
    read: async (onReplica, onPrimary) => {
      if (performance.now() - checkedAt > CHECK_EVERY_MS) {
        // Only the very first read waits for the answer.
        if (first) await recheck()
        else void recheck()
      }
      if (state.usable) {
        try {
          return await onReplica()
        } catch (error) {
          if (!isLost(error)) throw error
          // A statement that recovery cancelled says nothing of the next one.
          if (!('code' in Object(error)) || Reflect.get(Object(error), 'code') !== '40001')
            set(false, error instanceof Error ? error.message : String(error))
        }
      }
      state.fallbacks += 1
      return onPrimary()
    },
  }
}
