import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib'
import { decodeAll } from './filters.ts'
import { ObjectReader } from './object-reader.ts'
import { Damaged, RefusedPdf, Room } from './refusal.ts'
import { type Place, rowsOf } from './table-rows.ts'
import { nameOf, textOfName, type Objects } from './values.ts'

const MO = 1_048_576
const REFERENCES_MAX = 20
const SECTIONS_MAX = 500
const HEADER_WITHIN = 1024
const BLANK = String.raw`[\0\t\n\f\r ]`
const OBJECT = new RegExp(`(\\d{1,10})${BLANK}+(\\d{1,5})${BLANK}+obj`, 'y')
const ANY_OBJECT = new RegExp(`(?<![\\d.])(\\d{1,10})${BLANK}+\\d{1,5}${BLANK}+obj`, 'g')
const SECTION = new RegExp(`${BLANK}*(\\d{1,10})${BLANK}+(\\d{1,10})(?=${BLANK})`, 'y')
const ROW = new RegExp(`${BLANK}*(\\d{1,12})${BLANK}+(\\d{1,10})${BLANK}+([nf])`, 'y')
const TRAILER = new RegExp(`${BLANK}*trailer${BLANK}*`, 'y')

/** A stream of objects: where each begins, and its number. */
interface Pack {
  data: Buffer
  offsets: number[]
  numbers: number[]
}

/**
 * The objects of a received document, read when they are asked for: where its table says, or where
 * they are found when the table is damaged (`search`).
 */
export class Source implements Objects {
  readonly bytes: Buffer
  readonly room: Room
  readonly lost = new Set<string>()
  /** Of pdf-lib: it only holds what its reader makes. */
  readonly #context = PDFContext.create()
  readonly #places = new Map<number, Place>()
  readonly #read = new Map<number, PDFObject>()
  readonly #unread = new Set<number>()
  /** True while what a damaged file lacks is noted. */
  #noting = false
  readonly #packs = new Map<number, Pack>()
  readonly #text: string
  readonly #header: number
  readonly #searched: boolean
  trailer: PDFDict

  constructor(bytes: Buffer, search: boolean) {
    this.bytes = bytes
    this.room = new Room(8 * bytes.length + 96 * MO)
    this.#text = bytes.toString('latin1')
    this.#header = this.#text.slice(0, HEADER_WITHIN).indexOf('%PDF-')
    this.#searched = search
    this.trailer = PDFDict.withContext(this.#context)
    if (this.#header < 0) throw new RefusedPdf('illisible', 'no header')
    if (search) this.#search()
    else this.#followTables()
    this.#noting = search
    if (this.get(this.trailer.get(nameOf('Encrypt')))) throw new RefusedPdf('protege', 'encrypted')
  }

  /**
   * The value behind a value; undefined for nothing, null or a reference to nothing. Throws Damaged
   * where the table misleads, RefusedPdf where no object can be read.
   */
  get(value: PDFObject | undefined): PDFObject | undefined {
    let found = value
    for (let i = 0; found instanceof PDFRef; i += 1) {
      if (i > REFERENCES_MAX) throw new RefusedPdf('illisible', 'endless references')
      const { objectNumber, tag } = found
      found = this.#object(objectNumber)
      if (this.#noting && (found === undefined || this.#unread.has(objectNumber)))
        this.lost.add(tag)
    }
    return found === PDFNull ? undefined : found
  }
  /** The value of a key. */
  of(dict: PDFDict, key: string): PDFObject | undefined {
    return this.get(dict.get(nameOf(key)))
  }
  number(dict: PDFDict, key: string): number | undefined {
    const value = this.of(dict, key)
    return value instanceof PDFNumber ? value.asNumber() : undefined
  }
  dict(dict: PDFDict, key: string): PDFDict | undefined {
    const value = this.of(dict, key)
    return value instanceof PDFDict ? value : undefined
  }
  list(dict: PDFDict, key: string): PDFObject[] | undefined {
    const value = this.of(dict, key)
    return value instanceof PDFArray ? value.asArray() : undefined
  }

  #object(number: number): PDFObject | undefined {
    const known = this.#read.get(number)
    if (known) return known
    const place = this.#places.get(number)
    if (place === undefined) return undefined
    // While it is read, its own length must not ask for it; what cannot be read stays nothing.
    this.#read.set(number, PDFNull)
    this.#unread.add(number)
    const value = typeof place === 'number' ? this.#at(number, place) : this.#packed(place)
    this.#read.set(number, value)
    this.#unread.delete(number)
    return value
  }
  #at(number: number, offset: number): PDFObject {
    for (const at of new Set([offset, offset + this.#header])) {
      OBJECT.lastIndex = at
      const found = OBJECT.exec(this.#text)
      if (found && Number(found[1]) === number) return this.#parse(this.bytes, OBJECT.lastIndex)
    }
    throw new Damaged(`no object ${number} at ${offset}`)
  }
  #parse(bytes: Buffer, at: number): PDFObject {
    const reader = new ObjectReader(bytes, at, this.#context, (value) => {
      // The end of a stream is found without its length.
      const noting = this.#noting
      this.#noting = false
      const length = this.get(value)
      this.#noting = noting
      return length instanceof PDFNumber ? length.asNumber() : null
    })
    try {
      return reader.parseObject()
    } catch (error) {
      if (error instanceof RefusedPdf || error instanceof Damaged) throw error
      throw this.#searched ? new RefusedPdf('illisible', String(error)) : new Damaged(String(error))
    } finally {
      if (reader.cut && this.#searched) this.lost.add('end')
      this.room.take(Math.max(0, reader.at - at))
    }
  }
  #packed({ container, index }: { container: number; index: number }): PDFObject {
    const pack = this.#pack(container)
    const offset = pack.offsets[index]
    if (offset === undefined) throw new Damaged(`no object ${index} in ${container}`)
    return this.#parse(pack.data, offset)
  }
  #pack(container: number): Pack {
    const known = this.#packs.get(container)
    if (known) return known
    const stream = this.#object(container)
    if (!(stream instanceof PDFRawStream)) throw new Damaged(`${container} holds no objects`)
    const data = decodeAll(this, stream)
    const first = this.number(stream.dict, 'First') ?? 0
    const head = data.toString('latin1', 0, Math.min(first, data.length)).split(/[\0\t\n\f\r ]+/)
    const pairs = head.filter((w) => w !== '').map(Number)
    const count = Math.min(this.number(stream.dict, 'N') ?? 0, Math.floor(pairs.length / 2))
    const pack: Pack = { data, offsets: [], numbers: [] }
    for (let i = 0; i < count; i += 1) {
      pack.numbers.push(pairs[2 * i] ?? 0)
      pack.offsets.push(first + (pairs[2 * i + 1] ?? 0))
    }
    this.#packs.set(container, pack)
    return pack
  }

  /** From the last `startxref`, each table and those before it; the newest word on an object counts. */
  #followTables(): void {
    const start = this.#text.lastIndexOf('startxref')
    const offset = /^startxref[\0\t\n\f\r ]*(\d{1,12})/.exec(
      this.#text.slice(start, start + 40),
    )?.[1]
    if (offset === undefined || this.#unfinished()) throw new Damaged('no table at the end')
    const seen = new Set<number>()
    const waiting = [Number(offset)]
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (seen.has(at)) continue
      seen.add(at)
      if (seen.size > SECTIONS_MAX) throw new Damaged('endless tables')
      const trailer = this.#table(at)
      for (const [key, value] of trailer.entries())
        if (!this.trailer.has(key)) this.trailer.set(key, value)
      for (const key of ['XRefStm', 'Prev']) {
        const next = trailer.get(nameOf(key))
        if (next instanceof PDFNumber) waiting.push(next.asNumber())
      }
    }
  }
  /** The file has lost its end, or a revision that was begun after the last table. */
  #unfinished(): boolean {
    const table = this.#text.lastIndexOf('startxref')
    ANY_OBJECT.lastIndex = table
    return table < 0 || ANY_OBJECT.test(this.#text)
  }
  #place(number: number, place: Place): void {
    if (!this.#places.has(number)) this.#places.set(number, place)
  }
  #table(offset: number): PDFDict {
    for (const at of new Set([offset, offset + this.#header])) {
      const word = /[^\0\t\n\f\r ]/.exec(this.#text.slice(at, at + 40))
      const from = at + (word?.index ?? 0)
      if (this.#text.startsWith('xref', from)) return this.#classical(from + 4)
      OBJECT.lastIndex = from
      if (OBJECT.test(this.#text)) return this.#streamed(OBJECT.lastIndex)
    }
    throw new Damaged(`no table at ${offset}`)
  }
  #classical(from: number): PDFDict {
    let at = from
    for (;;) {
      SECTION.lastIndex = at
      const section = SECTION.exec(this.#text)
      if (!section) break
      at = SECTION.lastIndex
      for (let i = 0; i < Number(section[2]); i += 1) {
        ROW.lastIndex = at
        const row = ROW.exec(this.#text)
        if (!row) break
        at = ROW.lastIndex
        // A free object stays free, whatever an older table says.
        if (row[3] === 'n') this.#place(Number(section[1]) + i, Number(row[1]))
      }
    }
    this.room.take(at - from)
    TRAILER.lastIndex = at
    if (!TRAILER.test(this.#text)) throw new Damaged('no trailer')
    const trailer = this.#parse(this.bytes, TRAILER.lastIndex)
    if (!(trailer instanceof PDFDict)) throw new Damaged('no trailer')
    return trailer
  }
  #streamed(at: number): PDFDict {
    const stream = this.#parse(this.bytes, at)
    if (!(stream instanceof PDFRawStream)) throw new Damaged('no table')
    const { dict } = stream
    const data = decodeAll(this, stream)
    const numbers = (key: string): number[] | undefined =>
      this.list(dict, key)?.map((v) => (v instanceof PDFNumber ? v.asNumber() : 0))
    const sections = numbers('Index') ?? [0, this.number(dict, 'Size') ?? 0]
    for (const [number, place] of rowsOf(data, numbers('W') ?? [], sections))
      this.#place(number, place)
    return dict
  }

  /** Every object where it stands, the last one of each number, and those of streams of objects. */
  #search(): void {
    const trailers: PDFDict[] = []
    if (this.#unfinished()) this.lost.add('end')
    ANY_OBJECT.lastIndex = 0
    const packs: number[] = []
    for (let found = ANY_OBJECT.exec(this.#text); found; found = ANY_OBJECT.exec(this.#text)) {
      const number = Number(found[1])
      this.#places.set(number, found.index)
      if (/^[^>]{0,400}\/(?:ObjStm|XRef)\b/.test(this.#text.slice(found.index, found.index + 800)))
        packs.push(number)
    }
    for (const number of packs) {
      const stream = this.#tried(() => this.#object(number))
      if (!(stream instanceof PDFRawStream)) continue
      if (textOfName(this.of(stream.dict, 'Type')) === 'XRef') trailers.push(stream.dict)
      else
        for (const [index, inner] of (
          this.#tried(() => this.#pack(number))?.numbers ?? []
        ).entries())
          if (!this.#places.has(inner)) this.#places.set(inner, { container: number, index })
    }
    for (
      let at = this.#text.indexOf('trailer');
      at >= 0;
      at = this.#text.indexOf('trailer', at + 7)
    ) {
      const trailer = this.#tried(() => this.#parse(this.bytes, at + 7))
      if (trailer instanceof PDFDict) trailers.push(trailer)
    }
    for (const trailer of trailers)
      for (const [key, value] of trailer.entries()) this.trailer.set(key, value)
    if (!(this.of(this.trailer, 'Root') instanceof PDFDict)) this.#adopt()
  }
  /** A file that lost its trailer: the last catalogue that stands in it. */
  #adopt(): void {
    for (const number of this.#places.keys()) {
      const value = this.#tried(() => this.#object(number))
      if (value instanceof PDFDict && textOfName(this.of(value, 'Type')) === 'Catalog')
        this.trailer.set(nameOf('Root'), PDFRef.of(number))
    }
  }
  /** What a search meets may be no object: it then goes on. */
  #tried<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof RefusedPdf && this.room.left < 0) throw error
      return undefined
    }
  }
}
