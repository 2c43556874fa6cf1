import type { Node, SelectStmt } from 'libpg-query'
import { anyOrigin, type Known, lookUp, partsOf, type Scope, textOf } from './scope.ts'

/** What is known of a value: whether it may be null, and the column that it comes from. */
export type Value = Omit<Known, 'name'>

/** Reads the columns that a query inside another one gives. */
export type ReadQuery = (node: Node, scope: Scope) => Known[]

const MADE: Value = { nullable: false, origins: null }
const MAYBE: Value = { nullable: true, origins: null }
const NULL: Value = { nullable: true, origins: [] }

/** Null only when one of their arguments is. */
const TOTAL_FUNCTIONS = new Set(
  `lower upper trim btrim ltrim rtrim length char_length left right replace regexp_replace split_part to_char date_trunc
  date_part extract abs round floor ceil ceiling md5 encode decode sha256 to_jsonb to_json cardinality array_to_string
  string_to_array timezone hashtext hashtextextended position strpos starts_with jsonb_array_length jsonb_typeof lpad rpad repeat
  reverse translate initcap octet_length trunc mod power sqrt sign age make_date array_append array_cat jsonb_set
  unnest generate_series regexp_split_to_table f_unaccent normaliser_texte format_numero_immatriculation
  txid_snapshot_xmin pg_snapshot_xmin substr like_escape hashtextextended pg_try_advisory_xact_lock
  pg_try_advisory_lock pg_advisory_unlock ln log exp greatest least isfinite similarity word_similarity random
  `.split(/\s+/),
)
/** Never null. */
const MADE_FUNCTIONS = new Set(
  `count now clock_timestamp statement_timestamp transaction_timestamp row_number rank dense_rank concat jsonb_build_object
  json_build_object jsonb_build_array json_build_array row_to_json gen_random_uuid nextval pg_advisory_xact_lock
  pg_advisory_lock pg_current_snapshot pg_current_xact_id pg_is_in_recovery prochain_numero_immatriculation
  pg_backend_pid current_database version txid_current pg_sleep`.split(/\s+/),
)
/** Null without a row to look at; not in a group, which has one. */
const AGGREGATES = new Set(
  `max min sum avg array_agg string_agg json_agg jsonb_agg jsonb_object_agg json_object_agg bool_or bool_and every
  percentile_cont percentile_disc`.split(/\s+/),
)
const TOTAL_OPERATORS = new Set(
  '+ - * / % || = <> != < > <= >= ~ ~* !~ !~* ~~ ~~* !~~ !~~* @> <@ && ? ?| ?& <-> ^ & |'.split(
    ' ',
  ),
)

/** What reads values in a scope: `grouped` says whether each answer stands for one row at least. */
export interface Reader {
  scope: Scope
  grouped: boolean
  readQuery: ReadQuery
}

const allOf = (reader: Reader, nodes: readonly Node[]): Value => {
  const values = nodes.map((node) => valueOf(reader, node))
  return { nullable: values.some((value) => value.nullable), origins: null }
}

/** One value among several: they keep where they come from. */
const oneOf = (values: readonly Value[], nullable: boolean): Value => ({
  nullable,
  origins: anyOrigin(values.map(({ origins }) => origins)),
})

const ofCall = (reader: Reader, call: Extract<Node, { FuncCall: unknown }>['FuncCall']): Value => {
  const name = textOf(call.funcname?.at(-1))
  const args = call.args ?? []
  if (MADE_FUNCTIONS.has(name)) return MADE
  if (TOTAL_FUNCTIONS.has(name)) return allOf(reader, args)
  if (AGGREGATES.has(name)) {
    const [first] = args
    const value = first ? valueOf(reader, first) : MADE
    // In a group, array_agg and the like gather what is there, null or not.
    const gathers = name.endsWith('_agg') && name !== 'string_agg'
    const empty = !reader.grouped || call.agg_filter !== undefined || call.over !== undefined
    const keeps = name === 'max' || name === 'min'
    return {
      nullable: empty || (!gathers && value.nullable),
      origins: keeps ? value.origins : null,
    }
  }
  return MAYBE
}

const ofCase = (reader: Reader, node: Extract<Node, { CaseExpr: unknown }>['CaseExpr']): Value => {
  const results = (node.args ?? []).flatMap((arg) =>
    'CaseWhen' in arg && arg.CaseWhen.result ? [arg.CaseWhen.result] : [],
  )
  const given = [...results, ...(node.defresult ? [node.defresult] : [])]
  const values = given.map((result) => valueOf(reader, result))
  const nullable = !node.defresult || values.some((value) => value.nullable)
  return oneOf(values, nullable)
}

/** True when a query gives one row whatever it reads: aggregates without groups. */
const givesOneRow = (select: SelectStmt): boolean => {
  if (!select.fromClause) return !select.whereClause && !select.valuesLists
  if (select.groupClause || select.havingClause || select.limitOffset) return false
  const aggregates = (node: unknown): boolean =>
    Array.isArray(node)
      ? node.some(aggregates)
      : typeof node === 'object' && node !== null
        ? 'SubLink' in node
          ? false
          : 'FuncCall' in node
            ? isAggregate(node.FuncCall)
            : Object.values(node).some(aggregates)
        : false
  const isAggregate = (call: unknown): boolean => {
    if (typeof call !== 'object' || call === null || !('funcname' in call)) return false
    const name = Array.isArray(call.funcname) ? textOf(call.funcname.at(-1)) : ''
    if (!('over' in call) && (name === 'count' || AGGREGATES.has(name))) return true
    return Object.values(call).some(aggregates)
  }
  return aggregates(select.targetList ?? [])
}

const ofSubLink = (reader: Reader, node: Extract<Node, { SubLink: unknown }>['SubLink']): Value => {
  switch (node.subLinkType) {
    case 'EXISTS_SUBLINK':
    case 'ARRAY_SUBLINK':
      return MADE
    case 'ANY_SUBLINK':
    case 'ALL_SUBLINK':
      return node.testexpr ? { ...valueOf(reader, node.testexpr), origins: null } : MAYBE
    case 'EXPR_SUBLINK': {
      const query = node.subselect
      if (!query) return MAYBE
      const [column] = reader.readQuery(query, reader.scope)
      const always = 'SelectStmt' in query && givesOneRow(query.SelectStmt)
      return { nullable: !always || (column?.nullable ?? true), origins: column?.origins ?? null }
    }
    default:
      return MAYBE
  }
}

const ofOperator = (reader: Reader, node: Extract<Node, { A_Expr: unknown }>['A_Expr']): Value => {
  const args = [node.lexpr, node.rexpr].filter((arg) => arg !== undefined)
  switch (node.kind) {
    case 'AEXPR_DISTINCT':
    case 'AEXPR_NOT_DISTINCT':
      return MADE
    case 'AEXPR_NULLIF':
      return { nullable: true, origins: node.lexpr ? valueOf(reader, node.lexpr).origins : null }
    case 'AEXPR_OP':
      return TOTAL_OPERATORS.has(textOf(node.name?.[0])) ? allOf(reader, args) : MAYBE
    default:
      // IN, ANY, LIKE, BETWEEN: null when what is compared is.
      return allOf(reader, args)
  }
}

/** What is known of a value; « may be null » when the text does not say better. */
export const valueOf = (reader: Reader, node: Node): Value => {
  if ('A_Const' in node) return node.A_Const.isnull ? NULL : MADE
  if ('ColumnRef' in node) return lookUp(reader.scope, partsOf(node) ?? []) ?? MAYBE
  if ('TypeCast' in node) return node.TypeCast.arg ? valueOf(reader, node.TypeCast.arg) : MAYBE
  if ('CollateClause' in node)
    return node.CollateClause.arg ? valueOf(reader, node.CollateClause.arg) : MAYBE
  if ('List' in node) return allOf(reader, node.List.items ?? [])
  if ('BoolExpr' in node) return allOf(reader, node.BoolExpr.args ?? [])
  if ('FuncCall' in node) return ofCall(reader, node.FuncCall)
  if ('CaseExpr' in node) return ofCase(reader, node.CaseExpr)
  if ('SubLink' in node) return ofSubLink(reader, node.SubLink)
  if ('A_Expr' in node) return ofOperator(reader, node.A_Expr)
  if ('CoalesceExpr' in node || 'MinMaxExpr' in node) {
    const args = ('CoalesceExpr' in node ? node.CoalesceExpr : node.MinMaxExpr).args ?? []
    const values = args.map((arg) => valueOf(reader, arg))
    return oneOf(
      values,
      values.every((value) => value.nullable),
    )
  }
  const never =
    'NullTest' in node ||
    'BooleanTest' in node ||
    'SQLValueFunction' in node ||
    'A_ArrayExpr' in node ||
    'RowExpr' in node
  return never ? MADE : MAYBE
}
