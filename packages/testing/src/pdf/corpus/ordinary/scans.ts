import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { OrdinaryFile } from './ordinary-file.ts'
import { stream, Writer } from '../writer.ts'

/** What a scanner writes: one picture a page, never more than 5 MB in all. */

type Kind = 'Flate' | 'DCT' | 'CCITTFax' | 'JBIG2' | 'JPX' | 'FlateDCT'
interface Scan {
  name: string
  kind: Kind
  pages: number
  width: number
  height: number
  colours: 1 | 3
  bits: 1 | 8
}

/** Bytes that look like compressed data, the same at each run. */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed
  for (let i = 0; i < length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[i] = state >>> 24
  }
  return bytes
}

/** A white page with a few lines, deflated as scanners do it. */
function whitePage({ width, height, colours, bits }: Scan): Buffer {
  const row = Math.ceil((width * colours * bits) / 8)
  const page = Buffer.alloc(row * height, 255)
  for (let y = 60; y < height; y += 90) noise(Math.min(row, 400), y).copy(page, y * row)
  return deflateSync(page, { level: 1 })
}

const FILTERS: Readonly<Record<Kind, string>> = {
  Flate: '/Filter /FlateDecode',
  DCT: '/Filter /DCTDecode',
  CCITTFax: '/Filter [/CCITTFaxDecode] /DecodeParms [<< /K -1 /Columns 2480 /Rows 3508 >>]',
  JBIG2: '/Filter /JBIG2Decode',
  JPX: '/Filter /JPXDecode',
  FlateDCT: '/Filter [/FlateDecode /DCTDecode]',
}

const FIXTURES = join(import.meta.dirname, '../fixtures')
const page = (ending: string): Buffer => readFileSync(join(FIXTURES, `page.${ending}`))
const sized = (bytes: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(bytes)
  head.writeUIntBE(data.length + (bytes === 2 ? 2 : 8), 0, bytes)
  return head
}

/** A comment of this length: a photograph weighs more than a white page. */
const comment = (length: number): Buffer => {
  const data = noise(Math.min(length, 65_000), length)
  return Buffer.concat([Buffer.from('fffe', 'hex'), sized(2, data), data])
}
const jpeg = (size: number): Buffer => {
  const picture = page('jpg')
  const comments = Array.from({ length: Math.ceil(size / 65_000) }, () => comment(65_000))
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)])
}
const jpx = (size: number): Buffer => {
  const data = noise(size, size)
  return Buffer.concat([page('jp2'), sized(4, data), Buffer.from('free'), data])
}
/** The page of the fax, as one region of a page. */
function jbig2({ width, height }: Scan): Buffer {
  const words = (...numbers: number[]): Buffer => {
    const bytes = Buffer.alloc(4 * numbers.length)
    for (const [i, n] of numbers.entries()) bytes.writeUInt32BE(n, 4 * i)
    return bytes
  }
  const segment = (number: number, type: number, ...data: Buffer[]): Buffer => {
    const all = Buffer.concat(data)
    return Buffer.concat([words(number), Buffer.from([type, 0, 1]), words(all.length), all])
  }
  return Buffer.concat([
    segment(0, 48, words(width, height, 0, 0), Buffer.alloc(3)),
    segment(1, 38, words(width, height, 0, 0), Buffer.from([0, 1]), page('g4')),
    segment(2, 49),
  ])
}

function dataOf(scan: Scan): Buffer {
  const size = Math.min(250_000, Math.floor(4_300_000 / scan.pages) - 70_000)
  switch (scan.kind) {
    case 'Flate':
      return whitePage(scan)
    case 'CCITTFax':
      return page('g4')
    case 'JBIG2':
      return jbig2(scan)
    case 'JPX':
      return jpx(size)
    case 'DCT':
      return jpeg(size)
    case 'FlateDCT':
      return deflateSync(jpeg(size))
  }
}

function write(scan: Scan): Buffer {
  const { pages, width, height, colours, bits, kind } = scan
  const data = dataOf(scan)
  const writer = new Writer('%PDF-1.4\n')
  const kids = Array.from({ length: pages }, (_, i) => `${10 + 3 * i} 0 R`).join(' ')
  writer.objects({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    3: '<< /Producer (Scanner) /CreationDate (D:20261122) >>',
  })
  for (let i = 0; i < pages; i += 1)
    writer.objects({
      [10 + 3 * i]:
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${11 + 3 * i} 0 R /Resources << /ProcSet [/PDF /ImageC] /XObject << /AA ${12 + 3 * i} 0 R >> >> >>`,
      [11 + 3 * i]: stream('', 'q 595 0 0 842 0 0 cm /AA Do Q', true),
      [12 + 3 * i]: stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /Device${colours === 3 ? 'RGB' : 'Gray'} /BitsPerComponent ${bits} ${FILTERS[kind]}`,
        data,
      ),
    })
  return writer.end({ trailer: '/Root 1 0 R /Info 3 0 R' }).bytes()
}

const A4_300 = { width: 2480, height: 3508 } as const
const COLOUR = { colours: 3, bits: 8 } as const
const GREY = { colours: 1, bits: 8 } as const
const INK = { colours: 1, bits: 1 } as const

const SCANS: readonly Scan[] = [
  { name: '12 colour pages at 300 dpi', kind: 'Flate', pages: 12, ...A4_300, ...COLOUR },
  { name: '25 grey pages at 300 dpi', kind: 'Flate', pages: 25, ...A4_300, ...GREY },
  { name: 'one page at 600 dpi', kind: 'Flate', pages: 1, width: 4960, height: 7016, ...COLOUR },
  { name: 'A1 plan at 200 dpi', kind: 'Flate', pages: 1, width: 4677, height: 6622, ...COLOUR },
  { name: '12 pages in JPEG', kind: 'DCT', pages: 12, ...A4_300, ...COLOUR },
  { name: '40 pages in JPEG', kind: 'DCT', pages: 40, ...A4_300, ...COLOUR },
  { name: 'JPEG deflated again', kind: 'FlateDCT', pages: 6, ...A4_300, ...COLOUR },
  { name: '30 pages of fax', kind: 'CCITTFax', pages: 30, ...A4_300, ...INK },
  { name: '30 pages in JBIG2', kind: 'JBIG2', pages: 30, ...A4_300, ...INK },
  { name: '8 pages in JPEG 2000', kind: 'JPX', pages: 8, ...A4_300, ...COLOUR },
  { name: '60 black and white pages', kind: 'Flate', pages: 60, ...A4_300, ...INK },
  {
    name: 'plan of one page, black and white',
    kind: 'CCITTFax',
    pages: 1,
    ...A4_300,
    ...INK,
  },
]

/** Scans of every kind. */
export const scans = (): OrdinaryFile[] =>
  SCANS.map((scan) => ({
    name: scan.name,
    producer: 'scanner',
    bytes: write(scan),
    eachItsWay: false,
  }))
