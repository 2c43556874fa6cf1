import type { Catalogue } from './describe.ts'

/** What `pg` gives for a type (packages/db/src/type-parsers.ts). Others come as text. */
const ROW_TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  timestamp: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
  interval: 'unknown',
  point: '{ x: number; y: number }',
  _bool: 'boolean[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _float4: 'number[]',
  _float8: 'number[]',
  _numeric: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
  _varchar: 'string[]',
  _bpchar: 'string[]',
  _name: 'string[]',
  _uuid: 'string[]',
  _date: 'string[]',
  _timestamptz: 'Date[]',
  _json: 'unknown[]',
  _jsonb: 'unknown[]',
}

/** What a parameter takes, where it is not what a row gives. */
const PARAMETER_TYPES: Readonly<Record<string, string>> = {
  int8: 'number | bigint',
  json: 'string',
  jsonb: 'string',
  interval: 'string',
}

/** The type of a value that comes out of the database. */
export const rowType = ({ types }: Catalogue, oid: number): string => {
  const type = types.get(oid)
  if (!type) throw new Error(`type ${oid} is not in the catalogue`)
  return type.labels ? `Enums['${type.name}']` : (ROW_TYPES[type.name] ?? 'string')
}

/** The type of a value that goes in. */
export const parameterType = (catalogue: Catalogue, oid: number): string => {
  const type = catalogue.types.get(oid)
  if (!type) throw new Error(`type ${oid} is not in the catalogue`)
  const element = type.name.startsWith('_') ? type.element : null
  if (element !== null) {
    const inner = parameterType(catalogue, element)
    return `readonly ${/^\w+$/.test(inner) ? inner : `(${inner})`}[]`
  }
  return PARAMETER_TYPES[type.name] ?? rowType(catalogue, oid)
}
