import type { Node, SelectStmt } from 'libpg-query'
import { partsOf, textOf } from './scope.ts'

/** How a statement uses one of its parameters. */
interface Use {
  /** Written to this `table.column`; null elsewhere. */
  written: string | null
  /** Compared in a way that null never satisfies. */
  compared: boolean
}

/** What the text alone says of a parameter. */
export interface KnownParameter {
  /** `table.column` that it is written to, when it is one. */
  written: string | null
  /** False when null would be refused, or would never find anything. */
  takesNull: boolean
}

const bare = (node: Node | undefined): Node | undefined =>
  node && 'TypeCast' in node ? bare(node.TypeCast.arg) : node

const numberOf = (node: Node | undefined): number | null => {
  const inner = bare(node)
  return inner && 'ParamRef' in inner ? (inner.ParamRef.number ?? null) : null
}

const isNode = (value: object): value is Node => Object.keys(value).length === 1

/** Visits every node of a statement, whatever holds it. */
const visit = (value: unknown, seen: (node: Node) => void): void => {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && isNode(value)) seen(value)
  for (const part of Object.values(value)) visit(part, seen)
}

/** The values that an INSERT writes, by row; a row has as many as it names columns. */
const rowsOf = (select: SelectStmt): (Node | undefined)[][] =>
  (select.valuesLists ?? []).length > 0
    ? (select.valuesLists ?? []).map((list) => ('List' in list ? (list.List.items ?? []) : []))
    : [
        (select.targetList ?? []).map((target) =>
          'ResTarget' in target ? target.ResTarget.val : undefined,
        ),
      ]

const COMPARISONS = new Set(['=', '<>', '<', '>', '<=', '>='])

/** What a statement does with its parameters, by their numbers. */
export const parametersOf = (
  statement: Node,
  notNull: (column: string) => boolean,
): Map<number, KnownParameter> => {
  const uses = new Map<number, Use[]>()
  const total = new Map<number, number>()
  const use = (node: Node | undefined, one: Use): void => {
    const number = numberOf(node)
    if (number !== null) uses.set(number, [...(uses.get(number) ?? []), one])
  }
  const write = (table: string, name: string, node: Node | undefined): void =>
    use(node, { written: `${table}.${name}`, compared: false })
  const updates = (table: string, targets: readonly Node[]): void => {
    for (const target of targets)
      if ('ResTarget' in target) write(table, target.ResTarget.name ?? '', target.ResTarget.val)
  }
  visit(statement, (part) => {
    if ('ParamRef' in part) {
      const number = part.ParamRef.number ?? 0
      total.set(number, (total.get(number) ?? 0) + 1)
    }
    if ('InsertStmt' in part) {
      const { relation, cols, selectStmt, onConflictClause } = part.InsertStmt
      const table = relation?.relname ?? ''
      const names = (cols ?? []).map((col) =>
        'ResTarget' in col ? (col.ResTarget.name ?? '') : '',
      )
      if (selectStmt && 'SelectStmt' in selectStmt)
        for (const row of rowsOf(selectStmt.SelectStmt))
          for (const [index, name] of names.entries()) write(table, name, row[index])
      updates(table, onConflictClause?.targetList ?? [])
    }
    if ('UpdateStmt' in part)
      updates(part.UpdateStmt.relation?.relname ?? '', part.UpdateStmt.targetList ?? [])
    if ('A_Expr' in part) {
      const { kind, name, lexpr, rexpr } = part.A_Expr
      const compares =
        (kind === 'AEXPR_OP' && COMPARISONS.has(textOf(name?.[0]))) || kind === 'AEXPR_OP_ANY'
      if (compares && lexpr && partsOf(bare(lexpr))) use(rexpr, { written: null, compared: true })
      if (compares && rexpr && partsOf(bare(rexpr))) use(lexpr, { written: null, compared: true })
    }
    if ('RangeFunction' in part)
      visit(part.RangeFunction.functions, (inner) => {
        if ('FuncCall' in inner && textOf(inner.FuncCall.funcname?.at(-1)) === 'unnest')
          for (const arg of inner.FuncCall.args ?? []) use(arg, { written: null, compared: true })
      })
  })
  return new Map(
    [...total].map(([number, times]) => {
      const known = uses.get(number) ?? []
      const written = [...new Set(known.flatMap((one) => one.written ?? []))]
      const refuses = known.filter(
        (one) => one.compared || (one.written !== null && notNull(one.written)),
      )
      return [
        number,
        {
          written: written.length === 1 ? (written[0] ?? null) : null,
          takesNull:
            refuses.length < times &&
            !known.some((one) => one.written !== null && notNull(one.written)),
        },
      ]
    }),
  )
}
