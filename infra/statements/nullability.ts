import type { Alias, Node, SelectStmt, WithClause } from 'libpg-query'
import { type Reader, valueOf } from './expressions.ts'
import {
  anyOrigin,
  columnsOf,
  type Known,
  type Names,
  partsOf,
  type Read,
  readCondition,
  type Scope,
  textOf,
} from './scope.ts'

const renamed = (columns: readonly Known[], alias: Alias | undefined): Known[] =>
  columns.map((column, index) => {
    const name = textOf(alias?.colnames?.[index])
    return name === '' ? column : { ...column, name }
  })

const ofTable = (names: Names, table: string): Known[] =>
  (names.tables.get(table) ?? []).map(({ name, notNull }) => ({
    name,
    nullable: !notNull,
    origins: [`${table}.${name}`],
  }))

const readerOf = (names: Names, scope: Scope, grouped: boolean): Reader => ({
  scope,
  grouped,
  readQuery: (node, outer) => columnsOfQuery(node, names, outer),
})

/** A function that is read as a table: the values of an array, of a series, of a document. */
const ofFunction = (
  names: Names,
  scope: Scope,
  node: Extract<Node, { RangeFunction: unknown }>['RangeFunction'],
): Read => {
  const alias = node.alias?.aliasname ?? ''
  const calls = (node.functions ?? []).flatMap((item) =>
    'List' in item ? (item.List.items ?? []).slice(0, 1) : [],
  )
  const listed = (node.coldeflist ?? []).flatMap((item) =>
    'ColumnDef' in item
      ? [{ name: item.ColumnDef.colname ?? '', nullable: true, origins: null }]
      : [],
  )
  if (listed.length > 0) return { alias, columns: listed, missing: false }
  const columns = calls.flatMap((call): Known[] => {
    if (!('FuncCall' in call)) return [{ name: alias, nullable: true, origins: null }]
    const args = call.FuncCall.args ?? []
    const name = textOf(call.FuncCall.funcname?.at(-1))
    // Arrays are given without nulls; several of them may differ in length.
    if (name === 'unnest')
      return args.map(() => ({ name: alias || name, nullable: args.length > 1, origins: null }))
    const [first] = args
    const cast = first && 'TypeCast' in first ? textOf(first.TypeCast.typeName?.names?.at(-1)) : ''
    if (name.endsWith('_populate_recordset') || name.endsWith('_populate_record'))
      return ofTable(names, cast).map((column) => ({ ...column, nullable: true }))
    const { nullable } = valueOf(readerOf(names, scope, false), call)
    return [{ name: alias || name, nullable, origins: null }]
  })
  const ordinal = node.ordinality ? [{ name: 'ordinality', nullable: false, origins: null }] : []
  return { alias, columns: renamed([...columns, ...ordinal], node.alias), missing: false }
}

const missing = (reads: readonly Read[]): Read[] =>
  reads.map((read) => ({ ...read, missing: true }))

/** What an item of FROM reads. */
const readsOf = (names: Names, scope: Scope, node: Node | undefined): Read[] => {
  if (!node) return []
  if ('RangeVar' in node) {
    const { relname = '', alias } = node.RangeVar
    const columns = names.queries.get(relname) ?? ofTable(names, relname)
    return [
      { alias: alias?.aliasname ?? relname, columns: renamed(columns, alias), missing: false },
    ]
  }
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect
    const columns = subquery ? columnsOfQuery(subquery, names, scope) : []
    return [{ alias: alias?.aliasname ?? '', columns: renamed(columns, alias), missing: false }]
  }
  if ('RangeFunction' in node) return [ofFunction(names, scope, node.RangeFunction)]
  if ('JoinExpr' in node) {
    const { jointype, larg, rarg, quals } = node.JoinExpr
    const left = readsOf(names, scope, larg)
    scope.reads.push(...left)
    const right = readsOf(names, scope, rarg)
    scope.reads.splice(scope.reads.length - left.length, left.length)
    const reads = [
      ...(jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? missing(left) : left),
      ...(jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL' ? missing(right) : right),
    ]
    if (jointype === 'JOIN_INNER') {
      const joined: Scope = { reads, present: scope.present, outer: scope.outer }
      readCondition(joined, quals)
    }
    return reads
  }
  return []
}

const nameOf = (node: Node | undefined): string => {
  if (!node) return ''
  if ('TypeCast' in node) return nameOf(node.TypeCast.arg)
  if ('FuncCall' in node) return textOf(node.FuncCall.funcname?.at(-1))
  if ('CoalesceExpr' in node) return 'coalesce'
  return partsOf(node)?.at(-1) ?? '?column?'
}

/** The columns of a list of targets, stars unfolded. */
const targetsOf = (reader: Reader, targets: readonly Node[]): Known[] =>
  targets.flatMap((target): Known[] => {
    if (!('ResTarget' in target) || !target.ResTarget.val) return []
    const { name, val } = target.ResTarget
    const parts = partsOf(val)
    if (parts?.at(-1) === '*')
      return reader.scope.reads
        .filter((read) => parts.length === 1 || read.alias === parts.at(-2))
        .flatMap((read) => columnsOf(reader.scope, read))
    return [{ ...valueOf(reader, val), name: name ?? nameOf(val) }]
  })

const withQueries = (names: Names, clause: WithClause | undefined, outer: Scope | null): Names => {
  let known = names
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
    if (!ctequery) continue
    const columns = columnsOfQuery(ctequery, known, outer)
    known = {
      ...known,
      queries: new Map([
        ...known.queries,
        [ctename, renamed(columns, { colnames: aliascolnames ?? [] })],
      ]),
    }
  }
  return known
}

const ofSelect = (select: SelectStmt, given: Names, outer: Scope | null): Known[] => {
  const names = withQueries(given, select.withClause, outer)
  if (select.larg && select.rarg) {
    const right = ofSelect(select.rarg, names, outer)
    return ofSelect(select.larg, names, outer).map((column, index) => {
      const other = right[index]
      return {
        name: column.name,
        nullable: column.nullable || (other?.nullable ?? true),
        origins: anyOrigin([column.origins, other?.origins ?? null]),
      }
    })
  }
  const scope: Scope = { reads: [], present: new Set(), outer }
  for (const item of select.fromClause ?? []) scope.reads.push(...readsOf(names, scope, item))
  readCondition(scope, select.whereClause)
  const reader = readerOf(names, scope, select.groupClause !== undefined)
  const lists = select.valuesLists ?? []
  if (lists.length > 0) {
    const rows = lists.map((list) =>
      'List' in list ? (list.List.items ?? []).map((item) => valueOf(reader, item)) : [],
    )
    return (rows[0] ?? []).map((_, index) => ({
      name: `column${index + 1}`,
      nullable: rows.some((row) => row[index]?.nullable ?? true),
      origins: null,
    }))
  }
  return targetsOf(reader, select.targetList ?? [])
}

/** The columns that a statement gives; none when it writes only. */
export const columnsOfQuery = (node: Node, given: Names, outer: Scope | null): Known[] => {
  if ('SelectStmt' in node) return ofSelect(node.SelectStmt, given, outer)
  const [statement, from] =
    'InsertStmt' in node
      ? [node.InsertStmt, []]
      : 'UpdateStmt' in node
        ? [node.UpdateStmt, node.UpdateStmt.fromClause ?? []]
        : 'DeleteStmt' in node
          ? [node.DeleteStmt, node.DeleteStmt.usingClause ?? []]
          : [null, []]
  if (!statement) return []
  const names = withQueries(given, statement.withClause, outer)
  const scope: Scope = { reads: [], present: new Set(), outer }
  if (statement.relation)
    scope.reads.push(...readsOf(names, scope, { RangeVar: statement.relation }))
  for (const item of from) scope.reads.push(...readsOf(names, scope, item))
  if ('whereClause' in statement) readCondition(scope, statement.whereClause)
  const reader = readerOf(names, scope, false)
  if (statement.relation && 'targetList' in statement) {
    // What an update returns is what it wrote, not what its condition read.
    const { relname = '', alias } = statement.relation
    const written = (statement.targetList ?? []).flatMap((target) =>
      'ResTarget' in target && target.ResTarget.val
        ? [
            {
              key: `${alias?.aliasname ?? relname}.${target.ResTarget.name}`,
              value: valueOf(reader, target.ResTarget.val),
            },
          ]
        : [],
    )
    for (const { key, value } of written)
      if (value.nullable) scope.present.delete(key)
      else scope.present.add(key)
  }
  return targetsOf(reader, statement.returningClause?.exprs ?? [])
}
