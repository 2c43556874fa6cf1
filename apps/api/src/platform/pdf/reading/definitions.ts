import { isBlank, isRegular, Lexer, type Budget } from './lexer.ts'
import { parseReadings, readPair } from './parser.ts'
import { isDict, type Dictionary, type Value } from './values.ts'

/** A value that some reader may take for the object of a number. */
export interface Definition {
  value: Value
  /** Where the data of a stream begin; null when it is none, or when they are packed. */
  data: number | null
  /** The keyword is followed by anything but the end of its line: readers begin the data elsewhere. */
  unsure: boolean
  /** Where bytes begin that readers may cut otherwise; null when all read them alike. */
  broken: { bytes: Buffer; from: number } | null
}

const OBJ = Buffer.from('obj')
const END_OBJ = Buffer.from('end')
const HEADER = /([0-9.+\-eE]*\d)[\0\t\n\f\r ]+([0-9.+\-eE]*\d)[\0\t\n\f\r ]*$/u
const LOOK_BACK = 256

/**
 * Every object that the bytes hold, wherever it stands: readers jump to objects by offset, even into
 * a text, a comment or the data of a stream, and repair a broken table by looking everywhere.
 */
export class Definitions {
  readonly bytes: Buffer
  readonly budget: Budget
  /** By the place of their keyword `obj`. */
  readonly #places = new Map<number, readonly Definition[]>()
  readonly #byNumber = new Map<number, Set<Definition>>()
  readonly all = new Set<Definition>()

  constructor(bytes: Buffer, budget: Budget) {
    this.bytes = bytes
    this.budget = budget
    for (let at = bytes.indexOf(OBJ); at >= 0; at = bytes.indexOf(OBJ, at + 3)) {
      if (!isKeyword(bytes, at)) continue
      const read = this.#read(at + 3)
      this.#places.set(at, read)
      const numbers = this.#numbersBefore(at)
      for (const definition of read) {
        this.all.add(definition)
        for (const number of numbers) this.add(number, definition)
      }
    }
  }

  add(number: number, definition: Definition): void {
    this.all.add(definition)
    const known = this.#byNumber.get(number)
    if (known) known.add(definition)
    else this.#byNumber.set(number, new Set([definition]))
  }

  /** Everything that may answer to a number, in the order of the file. */
  of(number: number): readonly Definition[] {
    return [...(this.#byNumber.get(number) ?? [])]
  }
  get count(): number {
    return this.all.size
  }

  /** The object at an offset that a table gives to `number`; what the offset itself says counts too. */
  addAt(number: number, offset: number): void {
    if (offset < 0 || offset >= this.bytes.length) return
    const lexer = new Lexer(this.bytes, offset, this.budget)
    const announced = readPair(lexer, 'obj')
    if (announced === null) return
    for (const definition of this.#places.get(lexer.at - OBJ.length) ?? []) {
      this.add(number, definition)
      this.add(announced, definition)
    }
  }

  #read(at: number): Definition[] {
    const lexer = new Lexer(this.bytes, at, this.budget)
    return parseReadings(lexer).map(({ value, end, broken }) => ({
      ...this.#definition(value, end),
      broken: broken ? { bytes: this.bytes, from: at } : null,
    }))
  }

  #definition(value: Value, end: number): Omit<Definition, 'broken'> {
    const lexer = new Lexer(this.bytes, end, this.budget)
    const word = lexer.peek() === 0x73 ? lexer.next() : null
    if (!isDict(value) || word?.type !== 'word' || word.value !== 'stream')
      return { value, data: null, unsure: false }
    let data = lexer.at
    while (this.bytes[data] === 32 || this.bytes[data] === 9) data++
    const line = this.bytes[data] === 13 || this.bytes[data] === 10
    if (this.bytes[data] === 13) data++
    if (this.bytes[data] === 10) data++
    return { value, data, unsure: !line }
  }

  /** Numbers that a reader may read before the keyword: with odd signs, or with comments between. */
  #numbersBefore(at: number): Set<number> {
    const { bytes } = this
    const from = Math.max(0, at - LOOK_BACK)
    const found = HEADER.exec(bytes.toString('latin1', Math.max(0, at - 40), at))
    const numbers = new Set<number>()
    const plain = /\d+$/u.exec(found?.[1] ?? '')?.[0]
    if (plain !== undefined) numbers.add(Number(plain))
    if (plain === found?.[1] && found !== null) return numbers
    for (let i = from; i < at; i++) {
      if (!isNumeric(bytes[i]) || isNumeric(bytes[i - 1])) continue
      const lexer = new Lexer(bytes, i, this.budget)
      const number = readPair(lexer, 'obj')
      if (number !== null && lexer.at === at + OBJ.length) numbers.add(number)
    }
    return numbers
  }
}

const isNumeric = (byte: number | undefined): boolean =>
  byte !== undefined && /[0-9.+-]/u.test(String.fromCharCode(byte))

/** `obj` as a word of its own: after a number or a blank, before anything that ends a word. */
function isKeyword(bytes: Buffer, at: number): boolean {
  const before = bytes[at - 1]
  if (isRegular(before) && !isNumeric(before)) return false
  if (bytes.subarray(Math.max(0, at - 3), at).equals(END_OBJ)) return false
  const after = bytes[at + 3]
  return isBlank(after) || !isRegular(after)
}

/** The dictionary of a definition that is a stream outside object streams. */
export const streamOf = ({ value, data }: Definition): Dictionary | null =>
  data !== null && isDict(value) ? value : null
