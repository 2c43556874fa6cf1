import type { Db } from '@registre/db'

/** The first row of a query, which must find one. */
export const un = async <R extends object>(
  { db }: { db: Pick<Db, 'query'> },
  sql: string,
  params: readonly unknown[] = [],
): Promise<R> => {
  const [row] = await db.query<R>(sql, params)
  if (!row) throw new Error(`nothing found: ${sql}`)
  return row
}
