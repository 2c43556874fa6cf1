import { constants, inflateRawSync, inflateSync } from 'node:zlib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from 'pdf-lib'
import { PASSED } from './kinds.ts'
import { UNPACKED_MAX } from './limits.ts'
import { RefusedPdf, type Room } from './refusal.ts'
import { nameOf, textOfName, type Objects } from './values.ts'

const CHAIN_MAX = 6
const LONG: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
}
const KNOWN = new Set([...Object.values(LONG), 'JPXDecode', 'JBIG2Decode'])

export interface Filter {
  name: string
  parms: PDFDict | undefined
}

/**
 * The filters of a stream in their order, by their long names. Throws RefusedPdf for data that stand
 * elsewhere, or behind a filter that no picture uses.
 */
const filtersOf = (source: Objects, dict: PDFDict): Filter[] => {
  if (['F', 'FFilter', 'FDecodeParms'].some((key) => source.of(dict, key)))
    throw new RefusedPdf('actif', 'data in another file')
  const listed = (value: PDFObject | undefined): (PDFObject | undefined)[] =>
    value instanceof PDFArray ? value.asArray().map((v) => source.get(v)) : value ? [value] : []
  const names = listed(source.of(dict, 'Filter'))
  const parms = listed(source.of(dict, 'DecodeParms') ?? source.of(dict, 'DP'))
  if (names.length > CHAIN_MAX) throw new RefusedPdf('illisible', 'too many filters')
  return names.flatMap((value, i) => {
    const short = textOfName(value)
    const name = LONG[short ?? ''] ?? short ?? ''
    if (name === 'Crypt') return []
    if (!KNOWN.has(name)) throw new RefusedPdf('illisible', `filter ${name}`)
    const parm = parms[i]
    return [{ name, parms: parm instanceof PDFDict ? parm : undefined }]
  })
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/** Inflates what can be inflated; a broken end keeps what came before. Throws RefusedPdf past the room. */
const inflate = (data: Buffer, { room, lost }: Objects): Buffer => {
  const options = {
    maxOutputLength: Math.max(1, Math.min(UNPACKED_MAX, room.left)),
    finishFlush: constants.Z_SYNC_FLUSH,
  }
  for (const read of [inflateSync, inflateRawSync]) {
    try {
      const out = read(data, options)
      if (out.length > 0 || data.length < 16) return out
    } catch (error) {
      if (isTooLarge(error)) throw new RefusedPdf('illisible', 'bursts once inflated')
    }
  }
  const { out, read } = inflateBroken(data, options)
  // A wrong sum alone, at the end, loses nothing.
  if (read < data.length - SUM) lost.add(`data at ${data.byteOffset}`)
  return out
}
const SUM = 4

/** What comes out before the first fault: found by halves, since the library gives all or nothing. */
const inflateBroken = (
  data: Buffer,
  options: { maxOutputLength: number; finishFlush: number },
): { out: Buffer; read: number } => {
  let [good, bad] = [0, data.length]
  let out: Buffer = Buffer.alloc(0)
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    try {
      out = inflateSync(data.subarray(0, middle), options)
      good = middle
    } catch (error) {
      if (isTooLarge(error)) throw new RefusedPdf('illisible', 'bursts once inflated')
      bad = middle
    }
  }
  return { out, read: good }
}

/** How much larger than its data what comes out of a filter can be. */
const RATIOS: Readonly<Record<string, number>> = { LZWDecode: 1400, RunLengthDecode: 64 }

/** pdf-lib's other filters, which stop where the room ends. Throws RefusedPdf. */
const unpack = (name: string, data: Buffer, parms: PDFDict | undefined, room: Room): Buffer => {
  const limit = Math.min(UNPACKED_MAX, room.left, data.length * (RATIOS[name] ?? 1) + 64)
  if (name === 'RunLengthDecode') return unrun(data, limit)
  const dict = PDFDict.withContext(PDFContext.create())
  dict.set(nameOf('Filter'), nameOf(name))
  const early = parms?.get(nameOf('EarlyChange'))
  if (early instanceof PDFNumber) {
    const inner = PDFDict.withContext(dict.context)
    inner.set(nameOf('EarlyChange'), early)
    dict.set(nameOf('DecodeParms'), inner)
  }
  const out = decodePDFRawStream(PDFRawStream.of(dict, data)).getBytes(limit + 1)
  if (out.length > limit) throw new RefusedPdf('illisible', 'bursts once unpacked')
  return Buffer.from(out.buffer, out.byteOffset, out.length)
}

/** Runs of bytes, written to their end in one pass: pdf-lib's reader grows by doubling. */
const unrun = (data: Buffer, limit: number): Buffer => {
  let size = 0
  const each = (take: (from: number, count: number, same: boolean) => void): void => {
    for (let at = 0; at < data.length;) {
      const length = data[at] ?? 128
      if (length === 128) return
      const same = length > 128
      const count = same ? 257 - length : Math.min(length + 1, data.length - at - 1)
      take(at + 1, count, same)
      at += same ? 2 : count + 1
    }
  }
  each((_, count) => {
    size += count
  })
  if (size > limit) throw new RefusedPdf('illisible', 'bursts once unpacked')
  const out = Buffer.alloc(size)
  let to = 0
  each((from, count, same) => {
    if (same) out.fill(data[from] ?? 0, to, to + count)
    else data.copy(out, to, from, from + count)
    to += count
  })
  return out
}

const parameter = (source: Objects, parms: PDFDict, key: string, otherwise: number): number =>
  source.number(parms, key) ?? otherwise

/** Undoes the prediction of a row by those before it, of TIFF (2) or of PNG (10 and more). */
const unpredict = (source: Objects, data: Buffer, parms: PDFDict | undefined): Buffer => {
  if (!parms) return data
  const predictor = parameter(source, parms, 'Predictor', 1)
  if (predictor !== 2 && predictor < 10) return data
  const colours = parameter(source, parms, 'Colors', 1)
  const bits = parameter(source, parms, 'BitsPerComponent', 8)
  const columns = parameter(source, parms, 'Columns', 1)
  const row = Math.ceil((colours * bits * columns) / 8)
  if (
    !(row >= 1 && row <= 64 * 1_048_576 && colours >= 1 && colours <= 64 && bits >= 1 && bits <= 16)
  )
    throw new RefusedPdf('illisible', 'row out of bounds')
  const pixel = Math.max(1, (colours * bits) >> 3)
  return predictor === 2 ? untiff(data, row, colours, bits) : unpng(data, row, pixel)
}

const untiff = (data: Buffer, row: number, colours: number, bits: number): Buffer => {
  if (bits !== 8) throw new RefusedPdf('illisible', 'prediction of other than bytes')
  const out = Buffer.from(data)
  for (let start = 0; start < out.length; start += row)
    for (let i = start + colours; i < Math.min(start + row, out.length); i += 1)
      out[i] = (out[i] ?? 0) + (out[i - colours] ?? 0)
  return out
}

const unpng = (data: Buffer, row: number, pixel: number): Buffer => {
  const rows = Math.ceil(data.length / (row + 1))
  const out = Buffer.alloc(Math.max(0, data.length - rows))
  for (let r = 0; r < rows; r += 1) {
    const from = r * (row + 1)
    const filter = data[from]
    const to = r * row
    const width = Math.min(row, data.length - from - 1)
    for (let i = 0; i < width; i += 1) {
      const left = i >= pixel ? (out[to + i - pixel] ?? 0) : 0
      const up = r > 0 ? (out[to + i - row] ?? 0) : 0
      let add = 0
      if (filter === 1) add = left
      else if (filter === 2) add = up
      else if (filter === 3) add = (left + up) >> 1
      else if (filter === 4) {
        const corner = r > 0 && i >= pixel ? (out[to + i - row - pixel] ?? 0) : 0
        const [a, b, c] = [
          Math.abs(up - corner),
          Math.abs(left - corner),
          Math.abs(left + up - 2 * corner),
        ]
        add = a <= b && a <= c ? left : b <= c ? up : corner
      }
      out[to + i] = (data[from + 1 + i] ?? 0) + add
    }
  }
  return out
}

/** The data of a stream up to the first filter of a picture, which is left with what follows it. */
export const decode = (
  source: Objects,
  stream: PDFRawStream,
  { flate = true }: { flate?: boolean } = {},
): { data: Buffer; rest: Filter[] } => {
  const filters = filtersOf(source, stream.dict)
  let data = Buffer.from(stream.contents.buffer, stream.contents.byteOffset, stream.contents.length)
  for (const [i, filter] of filters.entries()) {
    const last = i === filters.length - 1
    if (PASSED.includes(filter.name) || (!flate && last && filter.name === 'FlateDecode'))
      return { data, rest: filters.slice(i) }
    const { name, parms } = filter
    data = name === 'FlateDecode' ? inflate(data, source) : unpack(name, data, parms, source.room)
    if (name === 'FlateDecode' || name === 'LZWDecode') data = unpredict(source, data, parms)
    source.room.take(data.length)
  }
  return { data, rest: [] }
}

/** The clear data of a stream that is no picture. Throws RefusedPdf. */
export const decodeAll = (source: Objects, stream: PDFRawStream): Buffer => {
  const { data, rest } = decode(source, stream)
  if (rest.length > 0) throw new RefusedPdf('illisible', 'structure behind a picture’s filter')
  return data
}
