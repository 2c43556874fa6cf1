import { UnreadablePdf } from './values.ts'

/**
 * Cuts bytes into the words of a PDF as lenient readers do (pdf.js above all): what one of them
 * understands, we understand.
 */

const BLANKS = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((c) => c.charCodeAt(0)))
const NUMBER_START = /[0-9+\-.]/u
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u
/** pdf.js: several signs, signs within, a point, an exponent; what follows is the next word. */
const LENIENT_NUMBER = /^[+-]*[\d-]*(?:\.[\d-]*)?(?:[eE][+-]?\d+)?/u

export const isBlank = (byte: number | undefined): boolean => byte !== undefined && BLANKS.has(byte)
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !BLANKS.has(byte) && !DELIMITERS.has(byte)

export type Token =
  | { type: 'number'; value: number; odd: boolean }
  | { type: 'name' | 'text' | 'word'; value: string }
  | { type: '<<' | '>>' | '[' | ']' | 'end' }

/** Bytes that may still be read: many candidates over the same bytes must not take for ever. */
export interface Budget {
  left: number
}

/**
 * Writes `#4A` as `J`: the way to hide a name from a plain text search. A name ends at `#00` for
 * readers written in C.
 */
export function decodeName(raw: string): string {
  if (!raw.includes('#')) return raw
  const name = raw.replace(/#([0-9A-Fa-f]{2})/gu, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return name.split('\0', 1)[0] ?? ''
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}

export class Lexer {
  readonly bytes: Buffer
  readonly #budget: Budget
  at: number
  /** A text was met that readers do not end at the same place. */
  broken = false

  constructor(bytes: Buffer, at: number, budget: Budget) {
    this.bytes = bytes
    this.at = at
    this.#budget = budget
  }

  /** Passes over blanks and comments. */
  skip(): void {
    const { bytes } = this
    for (;;) {
      while (isBlank(bytes[this.at])) this.at++
      if (bytes[this.at] !== 0x25) return
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++
    }
  }

  /** The byte of the next word, which stays to be read. */
  peek(): number | undefined {
    this.skip()
    return this.bytes[this.at]
  }

  /** The text that comes next, if a text comes next. */
  peekText(): string | null {
    const byte = this.peek()
    if (byte !== 0x28 && byte !== 0x3c) return null
    const token = this.#read()
    return token.type === 'text' ? token.value : null
  }

  /** The next word. Throws UnreadablePdf when the whole document asks for too much reading. */
  next(): Token {
    const start = this.at
    const token = this.#read()
    this.#budget.left -= this.at - start + 1
    if (this.#budget.left < 0) throw new UnreadablePdf('too long to read')
    return token
  }

  #read(): Token {
    this.skip()
    const { bytes, at } = this
    const c = bytes[at]
    if (c === undefined) return { type: 'end' }
    if (c === 0x28) return this.#text()
    if (c === 0x2f) {
      this.at = this.#wordEnd(at + 1)
      return { type: 'name', value: decodeName(bytes.toString('latin1', at + 1, this.at)) }
    }
    if (c === 0x3c) return bytes[at + 1] === 0x3c ? this.#mark('<<', 2) : this.#hexText()
    if (c === 0x3e && bytes[at + 1] === 0x3e) return this.#mark('>>', 2)
    if (c === 0x5b) return this.#mark('[', 1)
    if (c === 0x5d) return this.#mark(']', 1)
    if (DELIMITERS.has(c)) {
      this.at++
      return { type: 'word', value: String.fromCharCode(c) }
    }
    return this.#wordOrNumber()
  }

  #mark(type: '<<' | '>>' | '[' | ']', length: number): Token {
    this.at += length
    return { type }
  }

  #wordEnd(from: number): number {
    let i = from
    while (isRegular(this.bytes[i])) i++
    return i
  }

  #wordOrNumber(): Token {
    const start = this.at
    const end = this.#wordEnd(start)
    const word = this.bytes.toString('latin1', start, Math.min(end, start + 128))
    if (PLAIN_NUMBER.test(word)) {
      this.at = end
      return { type: 'number', value: Number(word), odd: false }
    }
    const lenient = NUMBER_START.test(word[0] ?? '') ? (LENIENT_NUMBER.exec(word)?.[0] ?? '') : ''
    if (/\d/u.test(lenient)) {
      this.at = start + lenient.length
      const value = Number(lenient.replace(/^[+-]*(?=[+-])/u, '').replace(/(?<=[\d.])-/gu, ''))
      return { type: 'number', value: Number.isNaN(value) ? 0 : value, odd: true }
    }
    this.at = end
    return { type: 'word', value: word }
  }

  #text(): Token {
    const { bytes } = this
    const out: string[] = []
    let open = 1
    let from = ++this.at
    let i = from
    const flush = (): void => {
      if (i > from) out.push(bytes.toString('latin1', from, i))
    }
    for (; i < bytes.length; i++) {
      const c = bytes[i]
      if (c === 0x28) open++
      else if (c === 0x29 && --open === 0) break
      else if (c === 0x5c) {
        flush()
        const [text, length] = this.#escape(i + 1)
        out.push(text)
        i += length
        from = i + 1
      }
    }
    flush()
    this.at = i + 1
    if (open > 0) this.broken = true
    return { type: 'text', value: out.join('') }
  }

  #escape(at: number): [text: string, length: number] {
    const octal = /^[0-7]{1,3}/u.exec(this.bytes.toString('latin1', at, at + 3))?.[0]
    if (octal !== undefined)
      return [String.fromCharCode(Number.parseInt(octal, 8) & 0xff), octal.length]
    const c = String.fromCharCode(this.bytes[at] ?? 0)
    if (c === '\r') return ['', this.bytes[at + 1] === 10 ? 2 : 1]
    return [c === '\n' ? '' : (ESCAPES[c] ?? c), 1]
  }

  #hexText(): Token {
    const start = this.at + 1
    const found = this.bytes.indexOf(0x3e, start)
    const end = found < 0 ? this.bytes.length : found
    this.at = end + 1
    const raw = this.bytes.toString('latin1', start, end)
    if (found < 0 || /[^0-9A-Fa-f\s\0]/u.test(raw)) this.broken = true
    const digits = raw.replace(/[^0-9A-Fa-f]/gu, '')
    return { type: 'text', value: Buffer.from(`${digits}0`, 'hex').toString('latin1') }
  }
}
