import { bytesOf, stream, Writer } from '../writer.ts'
import { FONT, FONTS, line, type Subject } from './subject.ts'

/** How a producer lays a document out. */
export interface Shape {
  producer: string
  header?: string
  packed?: boolean
  table?: 'table' | 'stream' | 'hybrid' | 'none'
  newline?: string
  after?: string
  /** Saved again so many times: an object is written again, with a table of its own. */
  again?: number
  /** Its pages inherit what they can from their node. */
  inherited?: boolean
  /** Its table is wrong, as after a careless transfer. */
  damaged?: boolean
  /** Its last bytes are lost. */
  cut?: number
  /** What every page paints first. */
  opening?: string
}

export const SHAPES: readonly Shape[] = [
  {
    producer: 'Word',
    header: '%PDF-1.7\r\n%\u00b5\u00b5\u00b5\u00b5\r\n',
    newline: '\r\n',
    table: 'hybrid',
    packed: true,
  },
  { producer: 'LibreOffice', header: '%PDF-1.6\n%\u00c3\u00a4\u00c3\u00bc\n' },
  { producer: 'pdfTeX', header: '%PDF-1.5\n%\u00d0\u00d4\u00c5\u00d8\n', packed: true },
  { producer: 'Acrobat, saved again', packed: true, again: 1 },
  { producer: 'signature tool', again: 3 },
  { producer: 'old Macintosh', header: '%PDF-1.3\r', newline: '\r' },
  {
    producer: 'iPhone (Quartz)',
    header: '%PDF-1.3\n%\u00c4\u00e5\u00f2\u00e5\u00eb\u00a7\u00f3\u00a0\u00d0\u00c4\u00c6\n',
    inherited: true,
    opening: 'q Q q 0 0 595 842 re W n',
  },
  {
    producer: 'Android (Skia)',
    header: '%PDF-1.4\n%\u00d3\u00eb\u00e9\u00e1\n',
    opening: '1 0 0 1 0 0 cm q 1 0 0 1 0 0 cm Q',
  },
  { producer: 'mail gateway', header: '\u00ef\u00bb\u00bf\r\n\r\n%PDF-1.4\n', after: '\r\n\r\n' },
  {
    producer: 'print server',
    header: '\n\n%PDF-1.4\n',
    after: '\nImprime le 22/11/2026 par le service\n',
  },
  { producer: 'copier', header: '\x1b%-12345X@PJL JOB\r\n%PDF-1.4\n', inherited: true },
  { producer: 'damaged transfer', damaged: true },
  { producer: 'transfer without its table', table: 'none' },
  { producer: 'transfer cut by a few bytes', cut: 4 },
]

/** A subject as a producer writes it. */
export function write(subject: Subject, shape: Shape): Buffer {
  const {
    catalog = '',
    page = '',
    info = '<< /Producer (x) >>',
    objects = {},
    streams = {},
  } = subject
  const { opening = '', inherited = false } = shape
  const resources = page.includes('/Resources')
    ? ''
    : `/Resources << ${subject.resources ?? FONTS} >>`
  const shared = `/MediaBox [0 0 595 842] ${resources}`
  const contents = `${opening} ${subject.contents ?? line('R\u00e8glement de copropri\u00e9t\u00e9, /JS /AA', 700)} ${opening.includes('re W n') ? 'Q' : ''}`
  const plain: Record<number, string> = {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Kids [3 0 R] /Count 1 ${inherited ? shared : ''} >>`,
    3: `<< /Type /Page /Parent 2 0 R ${keysOf(page, inherited ? '' : shared)} >>`,
    5: info,
    6: FONT,
    ...objects,
  }
  const writer = new Writer(shape.header)
  writer.object(4, stream('', contents, true)).objects(streams)
  // The catalogue of a hybrid file stays in sight of old readers.
  const inSight = shape.packed
    ? shape.table === 'hybrid'
      ? [1, 2, 3]
      : []
    : Object.keys(plain).map(Number)
  for (const number of inSight) writer.object(number, plain[number] ?? '')
  const rest = Object.keys(plain)
    .map(Number)
    .filter((n) => !inSight.includes(n))
  if (rest.length > 0)
    writer.pack(
      80,
      rest.map((n) => plain[n] ?? ''),
      rest,
    )
  const { newline, after, table } = shape
  const ending = {
    trailer: '/Root 1 0 R /Info 5 0 R',
    ...(newline === undefined ? {} : { newline }),
    ...(after === undefined ? {} : { after }),
    ...(table === undefined ? {} : { table }),
  }
  writer.end(ending)
  for (let i = 0; i < (shape.again ?? 0); i += 1) {
    const { tableAt } = writer
    writer.object(5, info).end({ ...ending, previous: tableAt })
  }
  const bytes = writer.bytes()
  return shape.damaged ? shifted(bytes) : bytes.subarray(0, bytes.length - (shape.cut ?? 0))
}

/** The keys of a page: its own, then what it does not say itself. */
function keysOf(page: string, shared: string): string {
  const said = (key: string): boolean => new RegExp(`/${key}\\b`).test(page)
  const box = said('MediaBox') ? shared.replace('/MediaBox [0 0 595 842]', '') : shared
  return `${page} ${box} ${said('Contents') ? '' : '/Contents 4 0 R'}`
}

/** Two bytes more after the header: every offset is wrong. */
const shifted = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, 9), bytesOf('\n\n'), bytes.subarray(9)])
