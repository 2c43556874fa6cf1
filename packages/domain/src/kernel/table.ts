/** Whether a value is an object with keys, and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The keys of a table that is written whole, in its order (never of an object that may hold more
 * than its type says).
 */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[]

/** Each key of a table that is written whole with what stands under it, in its order. */
export const rowsOf = <T extends object>(
  table: T,
): [keyof T & string, Required<T>[keyof T & string]][] =>
  Object.entries(table) as [keyof T & string, Required<T>[keyof T & string]][]

/** A table of the same keys: what each is worth. */
export const tableOf = <K extends string, V>(
  keys: readonly K[],
  worth: (key: K) => V,
): Record<K, V> => Object.fromEntries(keys.map((key) => [key, worth(key)])) as Record<K, V>
