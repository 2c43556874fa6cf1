import { deflateSync } from 'node:zlib'
import { stream, Writer } from './writer.ts'

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

function dataOf(scan: Scan): Buffer {
  if (scan.kind === 'Flate') return whitePage(scan)
  const size = Math.min(300_000, Math.floor(4_500_000 / scan.pages))
  const data = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(size, scan.pages)])
  return scan.kind === 'FlateDCT' ? deflateSync(data) : data
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
  { name: '40 pages in JPEG', kind: 'DCT', pages: 40, ...A4_300, ...GREY },
  { name: 'JPEG deflated again', kind: 'FlateDCT', pages: 6, ...A4_300, ...COLOUR },
  { name: '30 pages of fax', kind: 'CCITTFax', pages: 30, ...A4_300, ...INK },
  { name: '30 pages in JBIG2', kind: 'JBIG2', pages: 30, ...A4_300, ...INK },
  { name: '8 pages in JPEG 2000', kind: 'JPX', pages: 8, ...A4_300, ...COLOUR },
  { name: '60 black and white pages', kind: 'Flate', pages: 60, ...A4_300, ...INK },
  {
    name: 'A0 plan, black and white',
    kind: 'CCITTFax',
    pages: 1,
    width: 9933,
    height: 14_043,
    ...INK,
  },
]

/** Scans of every kind. */
export const scans = (): { name: string; producer: string; bytes: Buffer }[] =>
  SCANS.map((scan) => ({ name: scan.name, producer: 'scanner', bytes: write(scan) }))
