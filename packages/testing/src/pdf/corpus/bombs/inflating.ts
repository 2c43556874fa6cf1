import { flate } from '../filters.ts'
import { stream, Writer } from '../writer.ts'
import type { Bomb } from './bomb.ts'
import { swollen } from './swollen.ts'

// Documents whose data swell, behind each filter and in each kind of stream.

const SIZE = 300
const RUNS = Buffer.alloc(4_400_000, Buffer.from([129, 32]))

interface Swelling {
  name: string
  keys: string
  data: () => Buffer
}
const SWELLINGS: readonly Swelling[] = [
  { name: 'Flate', keys: '/Filter /FlateDecode', data: () => swollen(SIZE) },
  {
    name: 'Flate of Flate',
    keys: '/Filter [/FlateDecode /FlateDecode]',
    data: () => flate(swollen(3000)),
  },
  {
    name: 'Flate four times',
    keys: `/Filter [${'/FlateDecode '.repeat(4)}]`,
    data: () => flate(flate(flate(swollen(9000)))),
  },
  { name: 'run lengths', keys: '/Filter /RunLengthDecode', data: () => RUNS },
  {
    name: 'run lengths of Flate',
    keys: '/Filter [/FlateDecode /RunLengthDecode]',
    data: () => flate(RUNS),
  },
  {
    name: 'base 85 of Flate',
    keys: '/Filter [/FlateDecode /ASCII85Decode]',
    data: () => swollen(100, 0x7a),
  },
  {
    name: 'hexadecimal of Flate',
    keys: '/Filter [/FlateDecode /ASCIIHexDecode]',
    data: () => swollen(SIZE, 0x32),
  },
  { name: 'LZW of Flate', keys: '/Filter [/FlateDecode /LZWDecode]', data: () => swollen(SIZE, 0) },
  {
    name: 'predicted',
    keys: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1 >>',
    data: () => swollen(SIZE, 2),
  },
  {
    name: 'predicted in wide rows',
    keys: '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2000000000 /Colors 4 /BitsPerComponent 16 >>',
    data: () => flate(Buffer.alloc(9)),
  },
  {
    name: 'a thousand filters',
    keys: `/Filter [${'/FlateDecode '.repeat(1000)}]`,
    data: () => flate(Buffer.from('x')),
  },
  {
    name: 'a hundred thousand filters',
    keys: `/Filter [${'/AHx '.repeat(100_000)}]`,
    data: () => Buffer.from('20>'),
  },
]

const BIG = '/Type /XObject /Subtype /Image /Width 100000 /Height 100000'
/** A page whose contents, font, picture... is object 9. */
const WHERE: Readonly<Record<string, (keys: string, data: Buffer) => Writer>> = {
  contents: (keys, data) => page('', '/Contents 9 0 R').object(9, raw(keys, data)),
  picture: (keys, data) =>
    page('/XObject << /X 9 0 R >>', '', '/X Do').object(
      9,
      raw(`${BIG} /ColorSpace /DeviceGray /BitsPerComponent 8 ${keys}`, data),
    ),
  form: (keys, data) =>
    page('/XObject << /X 9 0 R >>', '', '/X Do').object(
      9,
      raw(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${keys}`, data),
    ),
  profile: (keys, data) =>
    page('/ColorSpace << /X [/ICCBased 9 0 R] >>', '', '/X cs 1 1 1 scn 0 0 9 9 re f').object(
      9,
      raw(`/N 3 ${keys}`, data),
    ),
  'file of a font': (keys, data) =>
    page(
      '/Font << /X << /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1 1] /FontFile2 9 0 R >> >> >>',
      '',
      'BT /X 9 Tf (a) Tj ET',
    ).object(9, raw(keys, data)),
  'map to letters': (keys, data) =>
    page(
      '/Font << /X << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 9 0 R >> >>',
      '',
      'BT /X 9 Tf (a) Tj ET',
    ).object(9, raw(keys, data)),
}

const raw = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
const page = (resources: string, keys = '', contents = ''): Writer =>
  new Writer().objects({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << ${resources} >> ${keys === '' ? '/Contents 4 0 R' : keys} >>`,
    4: stream('', contents),
  })

/** Pictures whose few bytes say that they are huge. */
const picture = (name: string, keys: string, data: Buffer): Bomb => ({
  name: `picture: ${name}`,
  make: () =>
    page('/XObject << /X 9 0 R >>', '', 'q 595 0 0 842 0 0 cm /X Do Q')
      .object(9, raw(`/Type /XObject /Subtype /Image ${keys}`, data))
      .end()
      .bytes(),
})
const GREY = '/ColorSpace /DeviceGray /BitsPerComponent 8'
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')
const JPEG = hex(
  'ffd8 ffc0 0011 08 ffdc ffdc 03 012200 021101 031101 ffda 000c 03 0100 0200 0300 003f00 ffd9',
)
const JBIG2 = hex('00000000 30 00 01 00000013 ffffffff ffffffff 00000000 00000000 00 0000')
const JPX = hex(
  '0000000c6a5020200d0a870a 00000014667479706a703220000000006a703220 0000002d6a703268 0000001669686472 7fffffff 7fffffff 0003 07 07 00 00 0000000f636f6c72 01 00 00 00000010 000000006a703263 ff4f ff51 002f 0000 7fffffff 7fffffff 00000000 00000000 7fffffff 7fffffff 00000000 00000000 0003 070101 070101 070101 ffd9',
)

export const INFLATING: readonly Bomb[] = [
  ...Object.entries(WHERE).flatMap(([where, put], i) =>
    SWELLINGS.filter((_, j) => where === 'contents' || (i + j) % 4 === 0).map(
      ({ name, keys, data }) => ({
        name: `${where} that swell: ${name}`,
        make: () => put(keys, data()).end().bytes(),
      }),
    ),
  ),
  picture('100,000 × 100,000 of nothing', `/Width 100000 /Height 100000 ${GREY}`, Buffer.alloc(9)),
  picture('two billion wide', `/Width 2147483647 /Height 2147483647 ${GREY}`, Buffer.alloc(9)),
  picture('of less than nothing', `/Width -1 /Height -1 ${GREY}`, Buffer.alloc(9)),
  picture(
    'fax of 100,000 × 100,000',
    '/Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 100000 /Rows 100000 >>',
    Buffer.alloc(9),
  ),
  picture(
    'JPEG of 65,500 × 65,500',
    `/Width 65500 /Height 65500 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    JPEG,
  ),
  picture(
    'JBIG2 of four billion lines',
    '/Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
    JBIG2,
  ),
  picture('JPEG 2000 of two billion columns', '/Width 9 /Height 9 /Filter /JPXDecode', JPX),
  picture(
    'JPEG of a deflated bomb',
    `/Width 9 /Height 9 ${GREY} /Filter [/FlateDecode /DCTDecode]`,
    swollen(SIZE),
  ),
  picture(
    'mask of 30,000 × 30,000',
    `/Width 30000 /Height 30000 /ImageMask true /BitsPerComponent 1 /Filter /FlateDecode`,
    swollen(112),
  ),
]
