import { deflateSync } from 'node:zlib'
import { stream, Writer } from './writer.ts'

const HUGE = '1000000000000'
const PAGES = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
} as const
const page = (): Writer => new Writer().objects(PAGES)
const packed = (keys: string, data = '9 0 << >>'): Buffer =>
  page()
    .object(9, stream(`/Type /ObjStm ${keys}`, data, true))
    .end()
    .bytes()
const table = (keys: string, data: Buffer = Buffer.alloc(70)): Buffer => {
  const writer = page()
  const at = writer.length
  return writer
    .object(9, stream(`/Type /XRef /Root 1 0 R ${keys}`, data, true))
    .end({ table: 'table' })
    .raw(`startxref\n${at}\n%%EOF\n`)
    .bytes()
}
const content = (keys: string, data: Buffer): Buffer =>
  page()
    .object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>')
    .object(4, stream(keys, data))
    .end()
    .bytes()
const trailer = (keys: string): Buffer =>
  page()
    .end({ trailer: `/Root 1 0 R ${keys}` })
    .bytes()
const nested = (body: string): Buffer => page().object(9, body).end().bytes()

/** Numbers and nests that the bytes cannot hold: each must be refused before any work. */
export const bounds = (): { name: string; bytes: Buffer }[] => {
  const bomb = deflateSync(Buffer.alloc(80 * 1_048_576, ' '), { level: 1 })
  return [
    { name: '/N of a thousand billion', bytes: packed(`/N ${HUGE} /First 4`) },
    { name: '/N one too many by far', bytes: packed('/N 900 /First 4') },
    { name: '/N below nothing', bytes: packed('/N -1 /First 4') },
    { name: '/First beyond the data', bytes: packed(`/N 1 /First ${HUGE}`) },
    { name: '/N by a reference to two numbers', bytes: twoNumbers() },
    { name: '/Length beyond the file', bytes: content(`/Length ${HUGE}`, Buffer.from('BT ET')) },
    { name: '/Size of a trailer', bytes: trailer(`/Size ${HUGE}`) },
    { name: '/Size of a table stream', bytes: table(`/Size ${HUGE} /W [1 4 2]`) },
    { name: '/Index of a table stream', bytes: table(`/Size 9 /Index [0 ${HUGE}] /W [1 4 2]`) },
    { name: '/W of a table stream', bytes: table(`/Size 9 /W [1 ${HUGE} 2]`) },
    { name: '/W of nothing', bytes: table('/Size 9 /W [0 0 0]') },
    {
      name: 'columns of a table stream',
      bytes: table(`/Size 9 /W [1 4 2] /DecodeParms << /Predictor 12 /Columns ${HUGE} >>`),
    },
    {
      name: 'columns of a page',
      bytes: content(
        `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns ${HUGE} >>`,
        deflateSync('BT ET'),
      ),
    },
    {
      name: 'columns, colours and bits together',
      bytes: content(
        '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 100000 /Colors 10000 /BitsPerComponent 16 >>',
        deflateSync('BT ET'),
      ),
    },
    {
      name: 'a thousand filters',
      bytes: content(`/Filter [${'/FlateDecode '.repeat(1000)}]`, Buffer.from('x')),
    },
    {
      name: 'rows of a classical table',
      bytes: page().raw(`xref\n0 ${HUGE}\n`).end().bytes(),
    },
    {
      name: '/Count of the pages',
      bytes: page().object(2, `<< /Type /Pages /Kids [3 0 R] /Count ${HUGE} >>`).end().bytes(),
    },
    { name: '200,000 arrays deep', bytes: nested('['.repeat(200_000)) },
    { name: '5,000 dictionaries deep', bytes: nested('<</A'.repeat(5000)) },
    { name: 'unended dictionaries by thousands', bytes: nested('1 0 obj <</A '.repeat(20_000)) },
    {
      name: 'references that turn',
      bytes: page().object(9, '9 0 R').object(3, '9 0 R').end().bytes(),
    },
    { name: 'page that bursts', bytes: content('/Filter /FlateDecode', bomb) },
    {
      name: 'page that bursts under the name of a picture',
      bytes: content('/Subtype /Image /Filter /FlateDecode', bomb),
    },
    {
      name: 'burst within a burst',
      bytes: content('/Filter [/FlateDecode /FlateDecode]', deflateSync(bomb)),
    },
    { name: 'objects that burst', bytes: packed('/N 1 /First 4', `9 0 ${' '.repeat(40_000_000)}`) },
    { name: 'encrypted', bytes: trailer('/Encrypt << /Filter /Standard /V 4 >>') },
    { name: 'encrypted by a reference to nothing', bytes: trailer('/Encrypt 77 0 R') },
    {
      name: 'page before, program after',
      bytes: Buffer.concat([page().end().bytes(), Buffer.from('MZ\u0000\u0001\u0002')]),
    },
    {
      name: 'page of the web after',
      bytes: Buffer.concat([page().end().bytes(), Buffer.from('<script>a()</script>')]),
    },
    {
      name: 'archive after',
      bytes: Buffer.concat([page().end().bytes(), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
    },
    { name: 'program before', bytes: Buffer.concat([Buffer.from('MZ\n'), page().end().bytes()]) },
    { name: 'cut in the middle', bytes: page().end().bytes().subarray(0, 150) },
    {
      name: 'no page',
      bytes: new Writer()
        .objects({ 1: PAGES[1], 2: '<< /Type /Pages /Kids [] /Count 0 >>' })
        .end()
        .bytes(),
    },
  ]
}

const twoNumbers = (): Buffer =>
  page()
    .object(8, '1')
    .object(8, '2')
    .object(9, stream('/Type /ObjStm /N 8 0 R /First 4', '9 0 << >>', true))
    .end()
    .bytes()
