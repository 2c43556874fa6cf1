import { cheminInterne } from '@registre/domain'

/** Small readers for routes' validateSearch (no schema library in the entry). */
export const asText = (value: unknown, max = 100): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value.slice(0, max)
    : typeof value === 'number'
      ? String(value)
      : undefined

export const asPositive = (value: unknown): number | undefined => {
  const n = Number(value)
  return Number.isInteger(n) && n > 0 && n <= 2_147_483_647 ? n : undefined
}

/** A day that exists, yyyy-mm-dd. */
export const asDay = (value: unknown): string | undefined => {
  const jour =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : null
  return jour && !Number.isNaN(jour.getTime()) && jour.toISOString().startsWith(String(value))
    ? String(value)
    : undefined
}

export const asOneOf =
  <const T extends string>(values: readonly T[]) =>
  (value: unknown): T | undefined =>
    values.find((v) => v === value)

/**
 * A search whose keys without value leave the URL. They stay, as undefined: the router lays a
 * route's search over the address's, and a key that was removed would let through what the route
 * has just refused.
 */
export const compact = <T extends Record<string, unknown>>(
  search: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  search as { [K in keyof T]?: Exclude<T[K], undefined> }

/** An address of the register itself, or undefined: a return address never leaves the site. */
export const asInternalPath = (value: unknown): string | undefined =>
  typeof value === 'string' && !value.startsWith('/compte?')
    ? (cheminInterne(value) ?? undefined)
    : undefined
