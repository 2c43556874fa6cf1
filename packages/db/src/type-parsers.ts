import pg from 'pg'

const { builtins } = pg.types
const DATE_ARRAY = 1182
const TEXT_ARRAY: number = 1009
const asText = (text: string): string => text
const parseDateArray = pg.types.getTypeParser(TEXT_ARRAY, 'text')

/**
 * int8: a number while it is exact, a bigint above (identifiers of the register never get there).
 */
const parseInt8 = (text: string): number | bigint => {
  const n = Number(text)
  return Number.isSafeInteger(n) ? n : BigInt(text)
}

const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [builtins.DATE, asText],
  [DATE_ARRAY, parseDateArray],
  [builtins.INT8, parseInt8],
])

/**
 * Types of the raw pool: days stay 'YYYY-MM-DD', int8 is a number when safe. Prisma brings its own,
 * per query.
 */
export const rawTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format),
}
