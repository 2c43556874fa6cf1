import type pg from 'pg'
import { parseSync } from 'libpg-query'
import { type Catalogue, describeStatement, NotPrepared } from './describe.ts'
import { columnsOfQuery } from './nullability.ts'
import { parametersOf } from './parameters.ts'
import { parameterType, rowType } from './types.ts'

/** The types of a statement, as TypeScript writes them. */
export interface Typed {
  params: string[]
  row: { name: string; type: string }[]
}

/**
 * Types a statement: PostgreSQL says names and types, the text says what may be null. `columns` are
 * those that hold a type of the domain. Throws NotPrepared.
 */
export const typeStatement = async (
  client: pg.Client,
  catalogue: Catalogue,
  columns: ReadonlySet<string>,
  text: string,
): Promise<Typed> => {
  const { params, fields } = await describeStatement(client, catalogue, text)
  const statement = parseSync(text).stmts?.[0]?.stmt
  if (!statement) throw new NotPrepared('is no statement', null)
  const known = columnsOfQuery(statement, { tables: catalogue.tables, queries: new Map() }, null)
  if (known.length !== fields.length)
    throw new Error(`${known.length} columns read in the text, ${fields.length} announced: ${text}`)
  const notNull = new Set(
    [...catalogue.tables].flatMap(([table, all]) =>
      all.filter((column) => column.notNull).map((column) => `${table}.${column.name}`),
    ),
  )
  const uses = parametersOf(statement, (column) => notNull.has(column))
  return {
    params: params.map((oid, index) => {
      const { written = null, takesNull = true } = uses.get(index + 1) ?? {}
      const type =
        written && columns.has(written) && !isDocument(catalogue, oid)
          ? `ColumnTypes['${written}']`
          : parameterType(catalogue, oid)
      return takesNull ? `${type} | null` : type
    }),
    row: fields.map(({ name, oid, origin }, index) => {
      const { nullable = true, origins = null } = known[index] ?? {}
      const from = origin === null ? (origins ?? []) : [origin]
      const built = `json.${name}`
      const type =
        from.length > 0 && from.every((column) => columns.has(column))
          ? from.map((column) => `ColumnTypes['${column}']`).join(' | ')
          : from.length === 0 && columns.has(built) && isDocument(catalogue, oid)
            ? `ColumnTypes['${built}']`
            : rowType(catalogue, oid)
      return { name, type: nullable && type !== 'unknown' ? `${type} | null` : type }
    }),
  }
}

/** Documents go in as JSON text, and hold what `columns.ts` says. */
const isDocument = ({ types }: Catalogue, oid: number): boolean =>
  /^jsonb?$/.test(types.get(oid)?.name ?? '')
