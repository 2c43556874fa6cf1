import { constants, inflateSync } from 'node:zlib'
import type { Definition, Definitions } from './definitions.ts'
import {
  type Dictionary,
  hasKey,
  isDict,
  isList,
  isName,
  isRef,
  UnreadablePdf,
  type Value,
  valuesOf,
} from './values.ts'

const MO = 1_048_576
/** Deflate never shrinks more than this. */
const RATIO_MAX = 1032
const CHAIN_MAX = 4
const FLATE = new Set(['FlateDecode', 'Fl'])
const PACKERS = new Set([...FLATE, 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'])

/** What may still be unpacked of a document. */
export interface Room {
  left: number
}

/** Every value that readers may find behind a value: a number may have several definitions. */
export function resolve(definitions: Definitions, value: Value | undefined, depth = 0): Value[] {
  if (value === undefined) return []
  if (!isRef(value)) return [value]
  if (depth > 8) throw new UnreadablePdf('endless references')
  return definitions
    .of(value.number)
    .flatMap((d) => (isRef(d.value) ? resolve(definitions, d.value, depth + 1) : [d.value]))
}

const plain = (value: Value): string => JSON.stringify(value)

/** The one value of a key on which the structure of the file rests. Throws when readers may differ. */
export function single(definitions: Definitions, dict: Dictionary, ...keys: string[]): Value {
  const found = keys
    .flatMap((key) => valuesOf(dict, key))
    .flatMap((value) => resolve(definitions, value))
    .filter((value) => value !== null)
  if (new Set(found.map(plain)).size > 1) throw new UnreadablePdf('two values for one key')
  return found[0] ?? null
}

/** A whole number that cannot be larger than `max`. Throws UnreadablePdf. */
export function bounded(value: Value, max: number, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max)
    throw new UnreadablePdf(`${what} out of bounds`)
  return value
}

/** Names of the filters of a stream; a filter may be written short. */
export function filtersOf(definitions: Definitions, dict: Dictionary): string[] {
  return ['Filter', 'F']
    .flatMap((key) => valuesOf(dict, key))
    .flatMap((value) => resolve(definitions, value))
    .flatMap((value) => (isList(value) ? value.items : [value]))
    .flatMap((value) => resolve(definitions, value))
    .filter(isName)
    .map(({ name }) => name)
}

/** Numbers that no bytes of this size can hold are refused before any work. Throws UnreadablePdf. */
export function boundStream(definitions: Definitions, definition: Definition): void {
  const { value: dict, data } = definition
  if (!isDict(dict) || data === null) return
  const size = definitions.bytes.length
  for (const length of valuesOf(dict, 'Length').flatMap((v) => resolve(definitions, v)))
    if (typeof length === 'number' && length > size) throw new UnreadablePdf('length out of bounds')
  const filters = filtersOf(definitions, dict)
  const packers = filters.filter((f) => PACKERS.has(f)).length
  if (filters.length > CHAIN_MAX || packers > 2) throw new UnreadablePdf('too many filters')
  for (const parms of parametersOf(definitions, dict)) {
    const of = (key: string, otherwise: number): number =>
      Math.max(
        otherwise,
        ...valuesOf(parms, key)
          .flatMap((v) => resolve(definitions, v))
          .map(Number),
      )
    const row = (of('Columns', 1) * of('Colors', 1) * of('BitsPerComponent', 1)) / 8
    // A row of a fax is drawn, never held by the bytes.
    if (!(of('Predictor', 1) > 1)) continue
    if (!(row <= (size - data) * RATIO_MAX ** Math.max(1, packers)) || !(row <= 64 * MO))
      throw new UnreadablePdf('row out of bounds')
  }
}

function parametersOf(definitions: Definitions, dict: Dictionary): Dictionary[] {
  return ['DecodeParms', 'DP']
    .flatMap((key) => valuesOf(dict, key))
    .flatMap((value) => resolve(definitions, value))
    .flatMap((value) => (isList(value) ? value.items : [value]))
    .flatMap((value) => resolve(definitions, value))
    .filter(isDict)
}

/** The bytes of a stream as they stand: the longest reading that a reader may take. */
export function rawData(definitions: Definitions, definition: Definition): Buffer {
  const { bytes } = definitions
  const { value: dict, data } = definition
  if (!isDict(dict) || data === null) return Buffer.alloc(0)
  const lengths = valuesOf(dict, 'Length')
    .flatMap((v) => resolve(definitions, v))
    .filter((v) => typeof v === 'number')
  const found = bytes.indexOf('endstream', data)
  const end = Math.max(found < 0 ? bytes.length : found, ...lengths.map((l) => data + l))
  return bytes.subarray(data, Math.min(end, bytes.length))
}

/** Unpacks zlib data. Gives null when they are none. Throws UnreadablePdf past `room`. */
export function inflate(data: Buffer, room: Room, max: number): Buffer | null {
  const limit = Math.min(max, room.left)
  try {
    const out = inflateSync(data, {
      maxOutputLength: Math.max(1, limit),
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    room.left -= out.length
    return out
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadablePdf('too big once unpacked')
    return null
  }
}

/**
 * The clear bytes of a stream that carries the structure of the file (objects, table). Throws
 * UnreadablePdf when it is packed in a way that such a stream has no reason for.
 */
export function structureData(
  definitions: Definitions,
  definition: Definition,
  room: Room,
): Buffer {
  const { value: dict, unsure } = definition
  const raw = rawData(definitions, definition)
  if (!isDict(dict) || unsure) throw new UnreadablePdf('stream without a clear beginning')
  const filters = filtersOf(definitions, dict)
  const parms = single(definitions, dict, 'DecodeParms', 'DP')
  const [filter, ...more] = filters
  if (filter === undefined) return raw
  if (more.length > 0 || !FLATE.has(filter)) throw new UnreadablePdf('structure behind a filter')
  const out = inflate(raw, room, 16 * MO)
  if (out === null) throw new UnreadablePdf('structure that cannot be unpacked')
  definitions.budget.left += 2 * out.length
  const of = isList(parms) ? resolve(definitions, parms.items[0])[0] : parms
  return isDict(of) ? unpredict(definitions, out, of) : out
}

function unpredict(definitions: Definitions, data: Buffer, parms: Dictionary): Buffer {
  const number = (key: string, otherwise: number): number => {
    if (!hasKey(parms, key)) return otherwise
    return bounded(single(definitions, parms, key), data.length + 16, key)
  }
  const predictor = number('Predictor', 1)
  if (predictor === 1) return data
  const [columns, colors, bits] = [
    number('Columns', 1),
    number('Colors', 1),
    number('BitsPerComponent', 8),
  ]
  if (predictor < 10 || colors !== 1 || bits !== 8 || columns < 1)
    throw new UnreadablePdf('structure behind a filter')
  return unpng(data, columns)
}

/** Undoes the filters of PNG, row by row, one byte per column. */
function unpng(data: Buffer, columns: number): Buffer {
  const rows = Math.ceil(data.length / (columns + 1))
  const out = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (columns + 1)] ?? 0
    for (let i = 0; i < columns; i++) {
      const at = row * columns + i
      const left = i > 0 ? (out[at - 1] ?? 0) : 0
      const up = row > 0 ? (out[at - columns] ?? 0) : 0
      const corner = row > 0 && i > 0 ? (out[at - columns - 1] ?? 0) : 0
      out[at] = (data[row * (columns + 1) + 1 + i] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) throw new UnreadablePdf('unknown row filter')
  const p = left + up - corner
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
