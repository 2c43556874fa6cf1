import { cheminInterne } from '@registre/domain'

/** Small readers for routes' validateSearch (no schema library in the entry). */
export const asText = (value: unknown, max = 100): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, max) : typeof value === 'number' ? String(value) : undefined

export const asPositive = (value: unknown): number | undefined => {
  const n = Number(value)
  return Number.isInteger(n) && n > 0 && n <= 2_147_483_647 ? n : undefined
}

export const asOneOf =
  <const T extends string>(values: readonly T[]) =>
  (value: unknown): T | undefined =>
    values.find((v) => v === value)

/** Removes the keys without value: the URL stays short. */
export const compact = <T extends Record<string, unknown>>(search: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(search).filter(([, v]) => v !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }

/** An address of the register itself, or undefined: a return address never leaves the site. */
export const asInternalPath = (value: unknown): string | undefined =>
  typeof value === 'string' && !value.startsWith('/compte?') ? (cheminInterne(value) ?? undefined) : undefined
