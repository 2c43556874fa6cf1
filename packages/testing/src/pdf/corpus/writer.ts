import { deflateSync } from 'node:zlib'

type Piece = string | Buffer
export const bytesOf = (piece: Piece): Buffer =>
  typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece

/** A stream object: its dictionary's keys and its data. */
export const stream = (keys: string, data: Piece, deflate = false): Buffer => {
  const raw = bytesOf(data)
  const packed = deflate ? deflateSync(raw) : raw
  return Buffer.concat([
    bytesOf(
      `<< ${keys}${deflate ? ' /Filter /FlateDecode' : ''} /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    bytesOf('\nendstream'),
  ])
}

interface Entry {
  number: number
  /** Offset of the object, or the stream and the rank where it is packed. */
  at: number | { container: number; index: number }
  generation: number
}

export interface Ending {
  trailer?: string
  /** What follows the table: the end of the file, most often. */
  table?: 'table' | 'stream' | 'hybrid' | 'none'
  /** Offset of the former table. */
  previous?: number
  after?: string
  newline?: string
}

/** Writes a document piece by piece, and a table that may say anything of it. */
export class Writer {
  readonly #pieces: Buffer[] = []
  #entries: Entry[] = []
  length = 0
  /** Where the last table begins. */
  tableAt = 0

  constructor(header = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n') {
    this.raw(header)
  }

  raw(piece: Piece): this {
    const bytes = bytesOf(piece)
    this.#pieces.push(bytes)
    this.length += bytes.length
    return this
  }
  /** The table will say that this object begins here. */
  here(number: number, generation = 0): this {
    return this.entry(number, this.length, generation)
  }
  entry(number: number, at: Entry['at'], generation = 0): this {
    this.#entries = this.#entries.filter((e) => e.number !== number)
    this.#entries.push({ number, at, generation })
    return this
  }
  object(number: number, body: Piece, generation = 0): this {
    return this.here(number, generation)
      .raw(`${number} ${generation} obj\n`)
      .raw(body)
      .raw('\nendobj\n')
  }
  objects(bodies: Readonly<Record<number, Piece>>): this {
    for (const [number, body] of Object.entries(bodies)) this.object(Number(number), body)
    return this
  }
  /** Packs objects in a stream; `numbers` are those that its header gives. */
  pack(container: number, bodies: readonly string[], numbers: readonly number[]): this {
    let offset = 0
    const header = bodies.map((body, i) => {
      const row = `${numbers[i]} ${offset}`
      offset += body.length + 1
      return row
    })
    const head = `${header.join(' ')} `
    for (const [index, number] of numbers.entries()) this.entry(number, { container, index })
    return this.object(
      container,
      stream(
        `/Type /ObjStm /N ${bodies.length} /First ${head.length}`,
        head + bodies.join(' '),
        true,
      ),
    )
  }

  /** Writes the table and the end; the writer may then go on with a revision. */
  end({ trailer = '/Root 1 0 R', table, previous, after = '', newline = '\n' }: Ending = {}): this {
    const packed = this.#entries.filter((e) => typeof e.at !== 'number')
    const kind = table ?? (packed.length > 0 ? 'stream' : 'table')
    const size = Math.max(...this.#entries.map((e) => e.number), 0) + 2
    const prev = previous === undefined ? '' : ` /Prev ${previous}`
    const keys = `/Size ${size} ${trailer}${prev}`
    if (kind === 'none') {
      this.raw(
        `trailer${newline}<< ${keys} >>${newline}startxref${newline}0${newline}%%EOF${newline}`,
      )
      return this.raw(after)
    }
    const hybrid = kind === 'hybrid' ? this.length : 0
    if (kind !== 'table') this.#tableStream(size, keys, kind === 'hybrid' ? packed : this.#entries)
    if (kind !== 'stream') {
      this.tableAt = this.length
      this.raw(`xref${newline}`)
      for (const { number, at, generation } of this.#rows())
        this.raw(
          `${number} 1${newline}${String(at).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`,
        )
      const more = kind === 'hybrid' ? ` /XRefStm ${hybrid}` : ''
      this.raw(`trailer${newline}<< ${keys}${more} >>${newline}`)
    }
    this.#entries = []
    return this.raw(`startxref${newline}${this.tableAt}${newline}%%EOF${newline}${after}`)
  }

  #rows(): Entry[] {
    return this.#entries.filter((e) => typeof e.at === 'number').sort((a, b) => a.number - b.number)
  }

  #tableStream(size: number, keys: string, entries: readonly Entry[]): void {
    this.tableAt = this.length
    const number = size - 1
    const sorted = [...entries, { number, at: this.length, generation: 0 }].sort(
      (a, b) => a.number - b.number,
    )
    const rows = sorted.map(({ at, generation }) => {
      const row = Buffer.alloc(7)
      const [type, second, third] =
        typeof at === 'number' ? [1, at, generation] : [2, at.container, at.index]
      row.writeUInt8(type)
      row.writeUInt32BE(second, 1)
      row.writeUInt16BE(third, 5)
      return row
    })
    const index = sorted.map((e) => `${e.number} 1`).join(' ')
    this.raw(`${number} 0 obj\n`)
      .raw(stream(`/Type /XRef /W [1 4 2] /Index [${index}] ${keys}`, Buffer.concat(rows), true))
      .raw('\nendobj\n')
  }

  bytes(): Buffer {
    return Buffer.concat(this.#pieces)
  }
}
