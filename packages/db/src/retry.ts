import { setTimeout as wait } from 'node:timers/promises'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
/** Prisma's own code for both. */
const PRISMA_WRITE_CONFLICT = 'P2034'
const RETRYABLE = new Set([SERIALIZATION_FAILURE, DEADLOCK_DETECTED, PRISMA_WRITE_CONFLICT])

/**
 * True when the database undid the transaction because of another one: the same work may simply be
 * done again.
 */
const isRetryable = (error: unknown): boolean => {
  for (
    let e: unknown = error, depth = 0;
    e instanceof Error && depth < 5;
    e = e.cause, depth += 1
  ) {
    if ('code' in e && typeof e.code === 'string' && RETRYABLE.has(e.code)) return true
    if ('originalCode' in e && typeof e.originalCode === 'string' && RETRYABLE.has(e.originalCode))
      return true
  }
  return false
}

/**
 * Runs `attempt`, and again after a serialization failure or a deadlock, `retries` times at most,
 * after a short random pause.
 */
export const retrying = async <T>(attempt: () => Promise<T>, retries = 3): Promise<T> => {
  for (let n = 0; ; n += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (n >= retries || !isRetryable(error)) throw error
      await wait(10 * 2 ** n * (0.5 + Math.random()))
    }
  }
}
