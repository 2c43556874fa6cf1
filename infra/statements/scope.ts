import type { Node } from 'libpg-query'
import type { Column } from './describe.ts'

/** What the text alone says of a column of an answer. */
export interface Known {
  name: string
  nullable: boolean
  origins: Origins
}

/**
 * Each `table.column` that a value may come from as it is; none for null itself, null when the
 * value is made.
 */
export type Origins = readonly string[] | null

/** Where one value among several comes from. */
export const anyOrigin = (all: readonly Origins[]): Origins =>
  all.reduce<Origins>(
    (known, origins) => known && origins && [...new Set([...known, ...origins])],
    [],
  )

/** A table, a subquery or a function that a query reads. */
export interface Read {
  alias: string
  columns: readonly Known[]
  /** True where an outer join may leave it without a row. */
  missing: boolean
}

/** What a part of a query sees: what is read there, then around it. */
export interface Scope {
  reads: Read[]
  /** `alias.column` that the conditions keep from being null. */
  present: Set<string>
  outer: Scope | null
}

/** The queries that have a name, and the tables. */
export interface Names {
  tables: ReadonlyMap<string, readonly Column[]>
  queries: ReadonlyMap<string, readonly Known[]>
}

/** The text of a name node, '' for anything else. */
export const textOf = (node: Node | undefined): string =>
  node && 'String' in node ? (node.String.sval ?? '') : ''

/** The parts of `a.b`, with `*` for a star; null when the node is no column. */
export const partsOf = (node: Node | undefined): string[] | null =>
  node && 'ColumnRef' in node
    ? (node.ColumnRef.fields ?? []).map((field) => ('A_Star' in field ? '*' : textOf(field)))
    : null

const seenOf = (scope: Scope, read: Read, column: Known): Known => {
  const key = `${read.alias}.${column.name}`
  if (scope.present.has(key)) return { ...column, nullable: false }
  const here = [...scope.present].some((name) => name.startsWith(`${read.alias}.`))
  return { ...column, nullable: column.nullable || (read.missing && !here) }
}

/** The columns of a read as they are seen in a scope. */
export const columnsOf = (scope: Scope, read: Read): Known[] =>
  read.columns.map((column) => seenOf(scope, read, column))

/** Where a column is found: the scope and the read that hold it. */
const holderOf = (
  scope: Scope | null,
  parts: readonly string[],
): { scope: Scope; read: Read; column: Known } | null => {
  if (!scope) return null
  const [name = '', alias] = parts.toReversed()
  for (const read of scope.reads) {
    if (alias !== undefined && read.alias !== alias) continue
    const column = read.columns.find((one) => one.name === name)
    if (column) return { scope, read, column }
  }
  return holderOf(scope.outer, parts)
}

/** What is known of a column where it is read; null when nobody holds it. */
export const lookUp = (scope: Scope, parts: readonly string[]): Known | null => {
  const held = holderOf(scope, parts)
  return held && seenOf(held.scope, held.read, held.column)
}

/** Notes columns that a condition keeps from being null. */
const keep = (scope: Scope, node: Node | undefined): void => {
  if (!node) return
  if ('TypeCast' in node) return keep(scope, node.TypeCast.arg)
  if ('CollateClause' in node) return keep(scope, node.CollateClause.arg)
  const parts = partsOf(node)
  const held = parts && holderOf(scope, parts)
  if (held?.scope === scope) scope.present.add(`${held.read.alias}.${held.column.name}`)
}

/** Comparisons: null when a side is, so that a condition made of one keeps both. */
const COMPARISONS = new Set(['=', '<>', '!=', '<', '>', '<=', '>=', '@>', '<@', '~', '~~', '~*'])

/** Reads what a condition says of null: columns that it compares, or asks not to be null. */
export const readCondition = (scope: Scope, node: Node | undefined): void => {
  if (!node) return
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
    for (const arg of node.BoolExpr.args ?? []) readCondition(scope, arg)
  } else if ('NullTest' in node && node.NullTest.nulltesttype === 'IS_NOT_NULL') {
    keep(scope, node.NullTest.arg)
  } else if ('A_Expr' in node) {
    const { kind, name, lexpr, rexpr } = node.A_Expr
    if (kind === 'AEXPR_OP' && COMPARISONS.has(textOf(name?.[0]))) {
      keep(scope, lexpr)
      keep(scope, rexpr)
    }
    if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_BETWEEN')
      keep(scope, lexpr)
  } else keep(scope, node)
}
