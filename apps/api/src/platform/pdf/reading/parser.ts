import { Lexer, type Token } from './lexer.ts'
import { type Dictionary, type List, UnreadablePdf, type Value } from './values.ts'

const DEPTH_MAX = 100
const WORDS = new Set(['true', 'false', 'null'])

/** A value as a family of readers builds it, and where they go on. */
export interface Reading {
  value: Value
  end: number
  /** Readers may cut these bytes otherwise: no structure that we build tells what they see. */
  broken: boolean
}

/**
 * Builds the value that begins at the lexer's place, in the two ways that readers have when a
 * dictionary lacks its last value: it ends there (qpdf), or its end is taken for the value (pdf.js).
 * Leaves the lexer after the first reading. Throws UnreadablePdf when it nests too deep.
 */
export const parseReadings = (lexer: Lexer): Reading[] => {
  const start = lexer.at
  const parser = new Parser(lexer, false)
  lexer.broken = false
  const value = parser.value(lexer.next())
  const first = { value, end: lexer.at, broken: parser.broken || lexer.broken }
  if (!parser.lacks) return [first]
  lexer.at = start
  const second = { value: new Parser(lexer, true).value(lexer.next()), end: lexer.at, broken: true }
  lexer.at = first.end
  return [first, second]
}

/** Two whole numbers and a word, `9 0 R` or `9 0 obj`; leaves the lexer where it was when not. */
export const readPair = (lexer: Lexer, word: 'R' | 'obj'): number | null => {
  const back = lexer.at
  const number = lexer.next()
  if (number.type === 'number' && Number.isInteger(number.value) && number.value >= 0)
    if (followedBy(lexer, word)) return number.value
  lexer.at = back
  return null
}

/** After a first number: a whole number, then the word. Leaves the lexer where it was when not. */
function followedBy(lexer: Lexer, word: string): boolean {
  const back = lexer.at
  // Most numbers are followed by something else: a glance spares two readings.
  if (!/[\d+\-.]/u.test(String.fromCharCode(lexer.peek() ?? 0))) {
    lexer.at = back
    return false
  }
  const generation = lexer.next()
  if (generation.type === 'number' && Number.isInteger(generation.value)) {
    const end = lexer.next()
    if (end.type === 'word' && end.value === word) return true
  }
  lexer.at = back
  return false
}

class Parser {
  readonly #lexer: Lexer
  #depth = 0
  /** Something was met that readers do not read alike. */
  #odd = false
  readonly #greedy: boolean
  /** A dictionary lacked its last value. */
  lacks = false
  /** Brackets, keys or values are not where they are expected. */
  broken = false

  constructor(lexer: Lexer, greedy: boolean) {
    this.#lexer = lexer
    this.#greedy = greedy
  }

  value(token: Token): Value {
    switch (token.type) {
      case 'name':
        return { kind: 'name', name: token.value }
      case 'text':
        return { kind: 'text', text: token.value }
      case 'number':
        return this.#number(token.value, token.odd)
      case '<<':
        return this.#deeper(() => this.#dictionary())
      case '[':
        return this.#deeper(() => this.#list())
      case 'word':
        if (!WORDS.has(token.value)) this.#odd = true
        if (!/^[A-Za-z]/u.test(token.value)) this.broken = true
        return null
      default:
        this.#break()
        return null
    }
  }

  #break(): void {
    this.#odd = true
    this.broken = true
  }

  #deeper<T>(read: () => T): T {
    if (++this.#depth > DEPTH_MAX) throw new UnreadablePdf('nested too deep')
    const value = read()
    this.#depth--
    return value
  }

  #number(value: number, odd: boolean): Value {
    if (odd) this.#odd = true
    return Number.isInteger(value) && value >= 0 && followedBy(this.#lexer, 'R')
      ? { kind: 'ref', number: value }
      : value
  }

  #list(): List {
    const items: Value[] = []
    for (let token = this.#lexer.next(); ; token = this.#lexer.next()) {
      if (token.type === ']') return { kind: 'list', items }
      if (token.type === 'end') {
        this.#break()
        return { kind: 'list', items }
      }
      items.push(this.value(token))
    }
  }

  #dictionary(): Dictionary {
    const dict: Dictionary = { kind: 'dict', pairs: [], odd: false, strays: [] }
    const before = this.#odd
    this.#odd = false
    this.#pairs(dict)
    dict.odd = this.#odd
    this.#odd = before || this.#odd
    return dict
  }

  #pairs(dict: Dictionary): void {
    for (let key = this.#lexer.next(); ; key = this.#lexer.next()) {
      if (key.type === '>>') return
      if (key.type === 'end') {
        this.#break()
        return
      }
      if (key.type !== 'name') {
        this.#break()
        continue
      }
      const token = this.#lexer.next()
      if (token.type === '>>') {
        this.#break()
        this.lacks = true
        dict.strays.push(key.value)
        if (this.#greedy) continue
        return
      }
      dict.pairs.push([key.value, this.value(token)])
    }
  }
}
