import type { Definition, Definitions } from './definitions.ts'
import { streamOf } from './definitions.ts'
import { isBlank, isRegular, Lexer } from './lexer.ts'
import { parseReadings } from './parser.ts'
import { bounded, resolve, type Room, single, structureData } from './streams.ts'
import {
  type Dictionary,
  hasKey,
  isDict,
  isList,
  isName,
  UnreadablePdf,
  type Value,
  valuesOf,
} from './values.ts'

/** Sparse numbers are allowed as far as they cost a reader nothing. */
const SIZE_FREE = 100_000

/** What the tables of a file say: where it begins, and which objects stand in which stream. */
export interface Tables {
  trailers: Dictionary[]
  /** Object `index` of the stream `container` answers to `number`. */
  packed: { number: number; container: number; index: number }[]
}

const isWord = (bytes: Buffer, at: number, length: number): boolean =>
  !isRegular(bytes[at - 1]) && (isBlank(bytes[at + length]) || !isRegular(bytes[at + length]))

function* places(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at
}

/**
 * Reads every cross-reference table and stream of the file, whichever a reader begins with (last
 * `startxref`, `Prev`, `XRefStm`, or a repair): what any of them says counts. Throws UnreadablePdf.
 */
export function readTables(definitions: Definitions, header: number, room: Room): Tables {
  const { bytes } = definitions
  const tables: Tables = { trailers: [], packed: [] }
  for (const at of places(bytes, 'trailer')) {
    for (const { value } of parseReadings(new Lexer(bytes, at + 7, definitions.budget)))
      if (isDict(value)) tables.trailers.push(value)
  }
  for (const at of places(bytes, 'xref'))
    if (isWord(bytes, at, 4)) readTable(definitions, header, at + 4)
  for (const definition of definitions.all) {
    const dict = streamOf(definition)
    if (dict === null || !isTable(definitions, dict)) continue
    tables.trailers.push(dict)
    readStream(definitions, header, definition, tables, room)
  }
  for (const trailer of tables.trailers) boundSize(definitions, trailer)
  return tables
}

const isTable = (definitions: Definitions, dict: Dictionary): boolean =>
  valuesOf(dict, 'Type')
    .flatMap((v) => resolve(definitions, v))
    .some((v) => isName(v) && v.name === 'XRef') ||
  (hasKey(dict, 'W') && (hasKey(dict, 'Root') || hasKey(dict, 'Index') || hasKey(dict, 'Size')))

function boundSize(definitions: Definitions, trailer: Dictionary): void {
  const max = Math.max(SIZE_FREE, definitions.bytes.length)
  for (const size of valuesOf(trailer, 'Size').flatMap((v) => resolve(definitions, v)))
    if (typeof size === 'number' && !(size <= max)) throw new UnreadablePdf('size out of bounds')
}

/** Adds what an offset names; offsets count from the header, or from the first byte. */
function addOffset(definitions: Definitions, header: number, number: number, offset: number): void {
  definitions.addAt(number, offset)
  if (header > 0) definitions.addAt(number, offset + header)
}

function readTable(definitions: Definitions, header: number, at: number): void {
  const lexer = new Lexer(definitions.bytes, at, definitions.budget)
  for (;;) {
    const first = lexer.next()
    if (first.type !== 'number') return
    const count = lexer.next()
    if (count.type !== 'number') return
    // A row takes ten bytes at the very least.
    if (count.value > (definitions.bytes.length - lexer.at) / 5)
      throw new UnreadablePdf('table out of bounds')
    for (let i = 0; i < count.value; i++) {
      const back = lexer.at
      const [offset, generation, word] = [lexer.next(), lexer.next(), lexer.next()]
      if (offset.type !== 'number' || generation.type !== 'number' || word.type !== 'word') {
        lexer.at = back
        break
      }
      if (word.value !== 'n') continue
      const number = first.value + i
      addOffset(definitions, header, number, offset.value)
      // Tables that begin at 1 instead of 0 are read so by lenient readers.
      if (first.value === 1) addOffset(definitions, header, i, offset.value)
    }
  }
}

const numbersIn = (value: Value): number[] =>
  isList(value) ? value.items.filter((v) => typeof v === 'number') : []

function readStream(
  definitions: Definitions,
  header: number,
  definition: Definition,
  tables: Tables,
  room: Room,
): void {
  const dict = streamOf(definition)
  if (dict === null) return
  const data = structureData(definitions, definition, room)
  const widths = numbersIn(single(definitions, dict, 'W')).map((w) => bounded(w, 8, 'width'))
  const row = widths.reduce((a, b) => a + b, 0)
  if (widths.length < 3 || row === 0) throw new UnreadablePdf('table without rows')
  const index = single(definitions, dict, 'Index')
  const sections = isList(index) ? numbersIn(index) : [0, Number(single(definitions, dict, 'Size'))]
  let at = 0
  for (let s = 0; s + 1 < sections.length; s += 2) {
    const first = sections[s] ?? 0
    const count = bounded(sections[s + 1] ?? 0, 2 * (data.length / row) + 100, 'index')
    for (let i = 0; i < count && at + row <= data.length; i++) {
      const [type, second, third] = fields(data, at, widths)
      at += row
      if (type === 1) addOffset(definitions, header, first + i, second)
      else if (type === 2)
        tables.packed.push({ number: first + i, container: second, index: third })
    }
  }
}

function fields(data: Buffer, at: number, widths: readonly number[]): [number, number, number] {
  const values = [1, 0, 0]
  let from = at
  for (const [k, width] of widths.entries()) {
    let value = 0
    for (let i = 0; i < width; i++) value = value * 256 + (data[from + i] ?? 0)
    if (k < 3 && width > 0) values[k] = value
    from += width
  }
  return [values[0] ?? 1, values[1] ?? 0, values[2] ?? 0]
}

/**
 * Adds the objects packed in streams, those that their own header numbers and those that a table
 * numbers. Throws UnreadablePdf.
 */
export function readPacked(definitions: Definitions, { packed }: Tables, room: Room): void {
  const byContainer = Map.groupBy(packed, (p) => p.container)
  const numbers = new Map<Definition, Set<number>>()
  for (const container of byContainer.keys())
    for (const definition of definitions.of(container))
      numbers.set(definition, (numbers.get(definition) ?? new Set()).add(container))
  for (const definition of definitions.all) {
    const dict = streamOf(definition)
    if (dict === null || !isPack(definitions, dict)) continue
    const objects = unpack(definitions, definition, dict, room)
    for (const container of numbers.get(definition) ?? [])
      for (const { number, index } of byContainer.get(container) ?? []) {
        for (const object of objects[index] ?? []) definitions.add(number, object)
      }
  }
}

const isPack = (definitions: Definitions, dict: Dictionary): boolean =>
  valuesOf(dict, 'Type')
    .flatMap((v) => resolve(definitions, v))
    .some((v) => isName(v) && v.name === 'ObjStm') ||
  (hasKey(dict, 'N') && hasKey(dict, 'First'))

function unpack(
  definitions: Definitions,
  definition: Definition,
  dict: Dictionary,
  room: Room,
): Definition[][] {
  const data = structureData(definitions, definition, room)
  const first = bounded(single(definitions, dict, 'First'), data.length, 'first')
  // Two numbers and their blanks take four bytes, but for the last ones.
  const count = bounded(single(definitions, dict, 'N'), (first + 1) / 3, 'N')
  const head = new Lexer(data, 0, definitions.budget)
  const objects: Definition[][] = []
  const starts: number[] = []
  for (let i = 0; i < count; i++) {
    const [number, offset] = [head.next(), head.next()]
    if (number.type !== 'number' || offset.type !== 'number')
      throw new UnreadablePdf('packed objects without numbers')
    const at = first + bounded(offset.value, data.length - first, 'offset')
    const object = packedAt(new Lexer(data, at, definitions.budget))
    objects.push(object)
    starts.push(number.value)
    for (const reading of object) definitions.add(number.value, reading)
  }
  inSequence(definitions, data, first, starts)
  return objects
}

const packedAt = (lexer: Lexer): Definition[] => {
  const { bytes, at } = lexer
  return parseReadings(lexer).map(({ value, broken }) => ({
    value,
    data: null,
    unsure: false,
    broken: broken ? { bytes, from: at } : null,
  }))
}

/** Old readers take the objects one after the other, whatever the offsets say. */
function inSequence(
  definitions: Definitions,
  data: Buffer,
  first: number,
  numbers: readonly number[],
): void {
  const lexer = new Lexer(data, first, definitions.budget)
  for (const number of numbers) {
    if (lexer.peek() === undefined) return
    for (const object of packedAt(lexer)) definitions.add(number, object)
  }
}
