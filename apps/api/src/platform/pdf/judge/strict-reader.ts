/** A value as the register writes it: no literal text, no comment, no word but true and false. */
export type Value = number | boolean | Name | Text | Ref | Value[] | Dict
export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class Text {
  readonly hex: string
  constructor(hex: string) {
    this.hex = hex
  }
}
export class Ref {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}
export type Dict = Map<string, Value>
export interface StrictObject {
  value: Value
  data: Buffer | null
}

/** Bytes that the register does not write so. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

const HEADER = Buffer.from('%PDF-1.7\n%\u0081\u0081\u0081\u0081\n\n', 'latin1')
const OBJECTS_MAX = 100_000
const DEPTH_MAX = 60
const BLANKS = /[ \n]*/y
const OPEN = /<<|\[/y
const REFERENCE = /(\d{1,7}) 0 R(?![^ \n/[\]<>])/y
const NUMBER = /-?\d+(?:\.\d+)?(?![^ \n/[\]<>])/y
const NAME = /\/((?:[!"$&'*-.0-;=?-Z\\^-z|~]|#[\dA-F]{2})*)/y
const TEXT = /<([\dA-F]*)>/y
const BOOL = /(?:true|false)(?![^ \n/[\]<>])/y

/** The objects of a document that the register wrote, each where the table says, and nothing between. */
export class StrictReader {
  readonly #bytes: Buffer
  readonly #text: string
  readonly objects = new Map<number, StrictObject>()
  readonly trailer: Dict
  #at = 0

  /** Throws Refused. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#text = bytes.toString('latin1')
    if (!bytes.subarray(0, HEADER.length).equals(HEADER)) throw new Refused('header')
    const end = /startxref\n(\d{1,9})\n%%EOF$/.exec(this.#text.slice(-48))
    if (!end) throw new Refused('end')
    const table = Number(end[1])
    const places = this.#table(table)
    this.trailer = this.#dict('trailer\n', `\n\n${end[0]}`)
    if (this.#at !== bytes.length) throw new Refused('bytes after the end')
    this.#at = HEADER.length
    for (const [number, place] of places.sort(([, a], [, b]) => a - b)) {
      if (place !== this.#at) throw new Refused(`bytes before object ${number}`)
      this.objects.set(number, this.#object(number))
    }
    if (this.#at !== table) throw new Refused('bytes before the table')
  }

  #table(at: number): [number: number, place: number][] {
    this.#at = at
    this.#expect('xref\n')
    const places: [number, number][] = []
    for (;;) {
      const section = /^(\d{1,7}) (\d{1,7})\n/.exec(this.#text.slice(this.#at, this.#at + 20))
      if (!section) break
      this.#at += section[0].length
      for (let i = 0; i < Number(section[2]); i += 1) {
        const row = /^(\d{10}) (\d{5}) ([nf]) \n$/.exec(this.#text.slice(this.#at, this.#at + 20))
        if (!row) throw new Refused('row of the table')
        this.#at += 20
        if (row[3] === 'n') places.push([Number(section[1]) + i, Number(row[1])])
      }
    }
    if (places.length > OBJECTS_MAX) throw new Refused('too many objects')
    this.#expect('\n')
    return places
  }
  #dict(before: string, after: string): Dict {
    this.#expect(before)
    const value = this.#value(0)
    this.#expect(after)
    if (!(value instanceof Map)) throw new Refused('no dictionary')
    return value
  }
  #object(number: number): StrictObject {
    this.#expect(`${number} 0 obj\n`)
    const value = this.#value(0)
    if (!(value instanceof Map) || !this.#text.startsWith('\nstream\n', this.#at)) {
      this.#expect('\nendobj\n\n')
      return { value, data: null }
    }
    const length = value.get('Length')
    const from = this.#at + 8
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0)
      throw new Refused('length of a stream')
    this.#at = from + length
    this.#expect('\nendstream\nendobj\n\n')
    return { value, data: this.#bytes.subarray(from, from + length) }
  }
  #expect(text: string): void {
    if (!this.#text.startsWith(text, this.#at))
      throw new Refused(`${JSON.stringify(text)} expected at ${this.#at}`)
    this.#at += text.length
  }
  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found
  }
  #value(depth: number): Value {
    if (depth > DEPTH_MAX) throw new Refused('too deep')
    this.#match(BLANKS)
    const open = this.#match(OPEN)?.[0]
    if (open === '<<') return this.#pairs(depth)
    if (open === '[') return this.#items(depth)
    const reference = this.#match(REFERENCE)
    if (reference) return new Ref(Number(reference[1]))
    const number = this.#match(NUMBER)
    if (number) return Number(number[0])
    const name = this.#match(NAME)
    if (name) return new Name(nameIn(name[1] ?? ''))
    const text = this.#match(TEXT)
    if (text) return new Text(text[1] ?? '')
    const bool = this.#match(BOOL)
    if (bool) return bool[0] === 'true'
    throw new Refused(`no value at ${this.#at}`)
  }
  #pairs(depth: number): Dict {
    const dict: Dict = new Map()
    for (;;) {
      this.#match(BLANKS)
      if (this.#text.startsWith('>>', this.#at)) {
        this.#at += 2
        return dict
      }
      const key = this.#match(NAME)
      if (!key) throw new Refused(`no key at ${this.#at}`)
      const name = nameIn(key[1] ?? '')
      if (dict.has(name)) throw new Refused(`key ${name} twice`)
      dict.set(name, this.#value(depth + 1))
    }
  }
  #items(depth: number): Value[] {
    const items: Value[] = []
    for (;;) {
      this.#match(BLANKS)
      if (this.#text.startsWith(']', this.#at)) {
        this.#at += 1
        return items
      }
      items.push(this.#value(depth + 1))
    }
  }
}

const nameIn = (written: string): string =>
  written.replaceAll(/#([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
