import { deflateRawSync } from 'node:zlib'
import { ascii85, asciiHex, flate, left, lzw, runLength } from './filters.ts'
import type { HostileContent } from './contents.ts'
import { base } from './places.ts'
import { bytesOf } from './writer.ts'

/** How an object stream is packed; readers do not agree on what is in it. */
interface Encoding {
  name: string
  /** Keys of its dictionary, the length among them where it lies. */
  keys: string
  pack: (data: Buffer) => Buffer
  /** Objects that the keys name. */
  more?: Readonly<Record<number, string>>
  /** What stands around the data. */
  before?: string
  after?: string
  /** The dictionary says its length itself, or does not. */
  measured?: boolean
}

const plain = (data: Buffer): Buffer => data
/** As long as a row of those below: each holds an object of two readings. */
const COLUMNS = 400
const PREDICTOR = `<< /Predictor 12 /Columns ${COLUMNS} >>`
const FLATE = '/Filter /FlateDecode'

/**
 * Three rows of a PNG, which read as an object whether a reader undoes the prediction or not: in
 * one of both readings it acts, in the other it is a text. Nothing of the second row, moved by the
 * first one, ends that text.
 */
const twofold =
  (acts: 'predicted' | 'plain') =>
  (data: Buffer): Buffer => {
    const head = '9 0 << /X ('
    const inner = data
      .toString('latin1')
      .replace(/^9 0 <</, '')
      .replace(/>>$/, '')
    const first = Buffer.alloc(COLUMNS, 0x80)
    first.write(head, 'latin1')
    const second = Buffer.alloc(COLUMNS, 'A')
    second.write(`${'A'.repeat(head.length)}) ${inner} /Y (`, 'latin1')
    const row = acts === 'plain' ? second : second.map((byte, i) => byte - (first[i] ?? 0))
    const third = Buffer.alloc(COLUMNS, ' ')
    third.write(') >>')
    return flate(Buffer.concat([bytesOf('\0'), first, bytesOf('\x02'), row, bytesOf('\0'), third]))
  }

/** The same keys over data that act where they are undone, and over data that act where they are not. */
const bothWays = (name: string, keys: string, more?: Encoding['more']): Encoding[] =>
  (['predicted', 'plain'] as const).map((acts) => ({
    name: `${name}, active when ${acts}`,
    keys,
    pack: twofold(acts),
    ...(more ? { more } : {}),
  }))

const PREDICTIONS: readonly Encoding[] = [
  ...bothWays(
    'parameters twice, null last',
    `${FLATE} /DecodeParms ${PREDICTOR} /DecodeParms null`,
  ),
  ...bothWays(
    'parameters twice, null first',
    `${FLATE} /DecodeParms null /DecodeParms ${PREDICTOR}`,
  ),
  ...bothWays('list of parameters for a name', `${FLATE} /DecodeParms [${PREDICTOR}]`),
  ...bothWays('parameters for a list', `/Filter [/FlateDecode] /DecodeParms ${PREDICTOR}`),
  ...bothWays('list of two parameters', `${FLATE} /DecodeParms [null ${PREDICTOR}]`),
  ...bothWays(
    'parameters too many',
    `/Filter [/FlateDecode] /DecodeParms [${PREDICTOR} ${PREDICTOR}]`,
  ),
  ...bothWays('short name of parameters', `${FLATE} /DP ${PREDICTOR}`),
  ...bothWays('both names of parameters', `${FLATE} /DecodeParms null /DP ${PREDICTOR}`),
  ...bothWays('parameters by a reference', `${FLATE} /DecodeParms 35 0 R`, { 35: PREDICTOR }),
  ...bothWays('parameters by a list of references', `${FLATE} /DecodeParms [35 0 R]`, {
    35: PREDICTOR,
  }),
  ...bothWays('parameters by a reference to nothing', `${FLATE} /DecodeParms 99 0 R`),
  ...bothWays('escaped key of parameters', `${FLATE} /Decode#50arms ${PREDICTOR}`),
  ...bothWays('key ended early', `${FLATE} /DecodeParms#00 ${PREDICTOR}`),
  ...[
    '16',
    '1',
    '0',
    '-12',
    '12.9',
    '(12)',
    '/12',
    '35 0 R',
    '+12',
    '9',
    '1e1',
    'true',
    '15',
  ].flatMap((p) =>
    bothWays(`predictor ${p}`, `${FLATE} /DecodeParms << /Predictor ${p} /Columns ${COLUMNS} >>`, {
      35: '12',
    }),
  ),
  ...['0', '-400', '400.0', '(400)', '99999999999', '/400'].flatMap((c) =>
    bothWays(`columns ${c}`, `${FLATE} /DecodeParms << /Predictor 12 /Columns ${c} >>`),
  ),
  ...bothWays('columns twice', `${FLATE} /DecodeParms << /Predictor 12 /Columns 400 /Columns 5 >>`),
  ...bothWays(
    'colours of nothing',
    `${FLATE} /DecodeParms << /Predictor 12 /Columns 400 /Colors 0 >>`,
  ),
  ...bothWays(
    'bits of three',
    `${FLATE} /DecodeParms << /Predictor 12 /Columns 400 /BitsPerComponent 3 >>`,
  ),
  {
    name: 'predictor of TIFF',
    keys: `${FLATE} /DecodeParms << /Predictor 2 /Columns ${COLUMNS} >>`,
    pack: (d) => flate(left(d, COLUMNS)),
  },
]

const chain = (name: string, filters: string, pack: Encoding['pack'], parms = ''): Encoding => ({
  name,
  keys: `/Filter ${filters}${parms === '' ? '' : ` /DecodeParms ${parms}`}`,
  pack,
})
const FILTERS: readonly Encoding[] = [
  chain('hexadecimal', '/ASCIIHexDecode', asciiHex),
  chain('base 85', '/ASCII85Decode', ascii85),
  chain('run lengths', '/RunLengthDecode', runLength),
  chain('LZW', '/LZWDecode', lzw),
  chain('LZW that changes late', '/LZWDecode', lzw, '<< /EarlyChange 0 >>'),
  chain('hexadecimal of Flate', '[/ASCIIHexDecode /FlateDecode]', (d) => asciiHex(flate(d))),
  chain('base 85 of Flate', '[/ASCII85Decode /FlateDecode]', (d) => ascii85(flate(d))),
  chain('run lengths of Flate', '[/RunLengthDecode /FlateDecode]', (d) => runLength(flate(d))),
  chain('LZW of Flate', '[/LZWDecode /FlateDecode]', (d) => lzw(flate(d))),
  chain('Flate of hexadecimal', '[/FlateDecode /ASCIIHexDecode]', (d) => flate(asciiHex(d))),
  chain('Flate of LZW', '[/FlateDecode /LZWDecode]', (d) => flate(lzw(d))),
  chain('five filters', '[/AHx /A85 /RL /LZW /Fl]', (d) =>
    asciiHex(ascii85(runLength(lzw(flate(d))))),
  ),
  chain('Flate four times', `[${'/FlateDecode '.repeat(4)}]`, (d) => flate(flate(flate(flate(d))))),
  chain('short name', '/Fl', flate),
  chain('short names in a list', '[/AHx /Fl]', (d) => asciiHex(flate(d))),
  chain('nothing done', '[/Crypt /FlateDecode]', flate, '[<< /Name /Identity >> null]'),
  chain('nothing done, by its default', '[/Crypt /FlateDecode]', flate),
  chain('encrypted by a name', '[/Crypt /FlateDecode]', flate, '[<< /Name /StdCF >> null]'),
  chain('filter by a reference', '35 0 R', flate),
  chain('filters by a list of references', '[35 0 R]', flate),
  chain('list in a list', '[[/FlateDecode]]', flate),
  chain('null in a list', '[null /FlateDecode]', flate),
  chain('no filter', 'null', plain),
  chain('empty list', '[]', plain),
  chain('unknown filter', '/NotAFilter', plain),
  chain('unknown filter before Flate', '[/NotAFilter /FlateDecode]', flate),
  chain('filter as a text', '(FlateDecode)', flate),
  chain('filter of a picture', '[/FlateDecode /DCTDecode]', flate),
  chain('filter of a fax', '[/FlateDecode /CCITTFaxDecode]', flate),
  chain('filter that is not needed', '/FlateDecode', plain),
  chain('escaped filter', '/Flate#44ecode', flate),
  { name: 'escaped key', keys: '/F#69lter /FlateDecode', pack: flate },
  { name: 'short key', keys: '/F /FlateDecode', pack: flate },
  { name: 'short key beside the long one', keys: '/Filter null /F /FlateDecode', pack: flate },
  { name: 'filter twice, the right one last', keys: `/Filter /LZWDecode ${FLATE}`, pack: flate },
  { name: 'filter twice, the right one first', keys: `${FLATE} /Filter /LZWDecode`, pack: flate },
  { name: 'vertical tab', keys: '/Filter\v/FlateDecode', pack: flate },
  { name: 'form feed', keys: '/Filter\f/FlateDecode', pack: flate },
  { name: 'NUL', keys: '/Filter\0/FlateDecode', pack: flate },
  { name: 'vertical tab in its name', keys: '/Filter /FlateDecode\v', pack: flate },
  { name: 'data outside', keys: `${FLATE} /F (b.bin) /FFilter /FlateDecode`, pack: flate },
].map((e) => (e.keys.includes('35 0 R') ? { ...e, more: { 35: '/FlateDecode' } } : e))

const sized = (name: string, keys: string): Encoding => ({
  name,
  keys: `${FLATE} ${keys}`,
  pack: flate,
  measured: true,
})
const DATA: readonly Encoding[] = [
  sized('length of nothing', '/Length 0'),
  sized('length too short', '/Length 3'),
  sized('length too long', '/Length 9999'),
  sized('length below nothing', '/Length -1'),
  sized('no length', ''),
  sized('length by a reference to nothing', '/Length 99 0 R'),
  sized('length that refers to the stream', '/Length 30 0 R'),
  sized('length as a text', '/Length (40)'),
  sized('length twice', '/Length 3 /Length 9999'),
  { name: 'data after a return alone', keys: FLATE, pack: flate, before: 'stream\r' },
  { name: 'data after a blank', keys: FLATE, pack: flate, before: 'stream \n' },
  { name: 'data after a comment', keys: FLATE, pack: flate, before: 'stream%\n' },
  { name: 'data at once', keys: FLATE, pack: flate, before: 'stream' },
  { name: 'data without an end', keys: FLATE, pack: flate, after: '\n' },
  { name: 'end within the data', keys: '', pack: (d) => Buffer.concat([d, bytesOf('endstream ')]) },
  { name: 'Flate without its header', keys: FLATE, pack: (d) => deflateRawSync(d) },
  { name: 'Flate with a wrong sum', keys: FLATE, pack: (d) => damaged(flate(d)) },
  { name: 'Flate cut', keys: FLATE, pack: (d) => flate(d).subarray(0, -6) },
  { name: 'Flate followed', keys: FLATE, pack: (d) => Buffer.concat([flate(d), flate(d)]) },
  {
    name: 'Flate after a line',
    keys: FLATE,
    pack: (d) => Buffer.concat([bytesOf('\n'), flate(d)]),
  },
  { name: 'table of another type', keys: '/Type /XObject', pack: plain },
  { name: 'that extends itself', keys: `${FLATE} /Extends 30 0 R`, pack: flate },
  { name: 'number and place twice', keys: `${FLATE} /N 0 /First 0`, pack: flate },
]
const damaged = (data: Buffer): Buffer => Buffer.concat([data.subarray(0, -4), Buffer.alloc(4)])

export const ENCODINGS: readonly Encoding[] = [...PREDICTIONS, ...FILTERS, ...DATA]

/** A document whose object 9 stands in an object stream that is packed so. */
export const packedSo = (content: HostileContent, encoding: Encoding): Buffer => {
  const { keys, pack, more = {}, before = 'stream\n', after = '\nendstream', measured } = encoding
  const head = '9 0 '
  const data = pack(bytesOf(head + content.target))
  const length = measured === true ? '' : ` /Length ${data.length}`
  const dictionary = `<< /Type /ObjStm /N 1 /First ${head.length} ${keys}${length} >>`
  return base({ ...content, more: { ...content.more, ...more } })
    .object(30, Buffer.concat([bytesOf(`${dictionary}\n${before}`), data, bytesOf(after)]))
    .entry(9, { container: 30, index: 0 })
    .end()
    .bytes()
}
