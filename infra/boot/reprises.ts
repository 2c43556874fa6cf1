const FIRST_DELAY = 500
const LONGEST_DELAY = 30_000
/** What lived this long starts again at once. */
const HEALTHY = 60_000
/** Failures in a row, without a healthy life between, after which to give up. */
const MAX_FAILURES = 6

/**
 * Counts the ends of something that should last. Each call takes how long it lived, and gives how
 * long to wait before starting it again; null once it failed too often.
 */
export const compterReprises = (): ((vecuMs: number) => number | null) => {
  let failures = 0
  return (vecuMs) => {
    failures = vecuMs > HEALTHY ? 1 : failures + 1
    return failures >= MAX_FAILURES
      ? null
      : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  }
}
