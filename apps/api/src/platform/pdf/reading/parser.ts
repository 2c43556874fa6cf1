import { Lexer, type Token } from './lexer.ts'
import { type Dictionary, type List, UnreadablePdf, type Value } from './values.ts'

const DEPTH_MAX = 100
const WORDS = new Set(['true', 'false', 'null'])

/** Builds the value that begins at the lexer's place. Throws UnreadablePdf when it nests too deep. */
export const parseValue = (lexer: Lexer): Value => new Parser(lexer).value(lexer.next())

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

  constructor(lexer: Lexer) {
    this.#lexer = lexer
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
        return null
      default:
        this.#odd = true
        return null
    }
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
        this.#odd = true
        return { kind: 'list', items }
      }
      items.push(this.value(token))
    }
  }

  #dictionary(): Dictionary {
    const dict: Dictionary = { kind: 'dict', pairs: [], odd: false, strays: [] }
    const before = this.#odd
    this.#odd = false
    const end = this.#pairs(dict)
    // Without its last value, some readers end it here and others read on to the next end.
    if (end === 'value missing') {
      const here = this.#lexer.at
      while (this.#pairs(dict) === 'value missing') this.#odd = true
      this.#lexer.at = here
    }
    dict.odd = this.#odd
    this.#odd = before || this.#odd
    return dict
  }

  #pairs(dict: Dictionary): 'ended' | 'value missing' {
    for (let key = this.#lexer.next(); ; key = this.#lexer.next()) {
      if (key.type === '>>') return 'ended'
      if (key.type === 'end') {
        this.#odd = true
        return 'ended'
      }
      if (key.type !== 'name') {
        this.#odd = true
        continue
      }
      const token = this.#lexer.next()
      if (token.type === '>>') {
        this.#odd = true
        dict.strays.push(key.value)
        return 'value missing'
      }
      dict.pairs.push([key.value, this.value(token)])
    }
  }
}
