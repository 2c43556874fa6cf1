import {
  PDFContext,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFString,
} from 'pdf-lib'
import { endOfText } from './tokens.ts'
import { RefusedPdf } from './refusal.ts'
import { nameOf } from './values.ts'

const DEPTH_MAX = 200
const END_OF_LINE = /^(?:\r\n|\r|\n)?/
/** What stands between the data of a stream and the word that ends it. */
const END = /^[\0\t\n\f\r ]*endstream/

/**
 * pdf-lib's reader of one object, bounded in depth, where the length of a stream may be a reference.
 * Its `read` throws pdf-lib's errors for what is no object.
 */
export class ObjectReader extends PDFObjectParser {
  /** True once the file ended within a stream. */
  cut = false
  #depth = 0
  readonly #buffer: Buffer
  readonly #lengthOf: (value: PDFObject | undefined) => number | null

  constructor(
    buffer: Buffer,
    at: number,
    context: PDFContext,
    lengthOf: (value: PDFObject | undefined) => number | null,
  ) {
    // Its view of bytes is not exported; another reader holds one.
    super(PDFObjectParser.forBytes(buffer, context)['bytes'], context)
    this.#buffer = buffer
    this.#lengthOf = lengthOf
    this.bytes.moveTo(at)
  }
  /** Where it stands, in bytes. */
  get at(): number {
    return this.bytes.offset()
  }
  override parseObject(): PDFObject {
    this.#depth += 1
    if (this.#depth > DEPTH_MAX) throw new RefusedPdf('illisible', 'too deep')
    const value = super.parseObject()
    this.#depth -= 1
    return value
  }
  protected override parseDictOrStream(): PDFDict | PDFRawStream {
    const dict = this.parseDict()
    if (this.#depth > 1) return dict
    this.skipWhitespaceAndComments()
    const word = this.bytes.offset()
    if (this.#text(word, word + 6) !== 'stream') return dict
    const line = END_OF_LINE.exec(this.#text(word + 6, word + 8))?.[0].length ?? 0
    const from = word + 6 + line
    const to = this.#endOfStream(from, this.#lengthOf(dict.get(nameOf('Length'))))
    this.bytes.moveTo(to)
    return PDFRawStream.of(dict, this.#buffer.subarray(from, to))
  }
  /** Texts are cut out whole: letter by letter, a long one would fill the process. */
  protected override parseString(): PDFString {
    const from = this.bytes.offset()
    const to = endOfText(this.#buffer, from)
    this.bytes.moveTo(to)
    return PDFString.of(this.#text(from + 1, to - 1))
  }
  protected override parseHexString(): PDFHexString {
    const from = this.bytes.offset()
    const to = this.#buffer.indexOf('>', from)
    if (to < 0) throw new RefusedPdf('illisible', 'text without an end')
    this.bytes.moveTo(to + 1)
    return PDFHexString.of(this.#text(from + 1, to).replaceAll(/[^\dA-Fa-f]/g, ''))
  }

  #text(from: number, to: number): string {
    return this.#buffer.toString('latin1', from, to)
  }
  #endOfStream(from: number, length: number | null): number {
    const told = from + (length ?? -1)
    if (told >= from && END.test(this.#text(told, told + 40))) return told
    const found = this.#buffer.indexOf('endstream', from)
    if (found < 0) {
      this.cut = true
      return this.#buffer.length
    }
    const before = this.#text(Math.max(from, found - 2), found)
    return found - (/(?:\r\n|\r|\n)$/.exec(before)?.[0].length ?? 0)
  }
}
