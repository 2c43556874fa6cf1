import { setTimeout as wait } from 'node:timers/promises'

/** Waits until `test` holds; throws after `ms` with what it last saw. */
export const until = async <T>(
  read: () => Promise<T> | T,
  test: (value: T) => boolean,
  ms = 10_000,
): Promise<T> => {
  const end = Date.now() + ms
  for (;;) {
    const value = await read()
    if (test(value)) return value
    if (Date.now() > end) throw new Error(`still not after ${ms} ms: ${JSON.stringify(value)}`)
    await wait(50)
  }
}
