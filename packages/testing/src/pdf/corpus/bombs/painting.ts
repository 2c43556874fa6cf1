import { stream, Writer } from '../writer.ts'
import type { Bomb } from './bomb.ts'

// Documents of a few kilobytes that take a reader minutes to paint.

const LEVELS = 12
const TEN = (name: string): string => `/${name} Do `.repeat(10)
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'
const GROUP = '/Group << /S /Transparency /I true >>'

interface Painted {
  contents: string
  resources?: string
  page?: string
  objects?: Readonly<Record<number, string | Buffer>>
}
export const paint = ({ contents, resources = '', page = '', objects = {} }: Painted): Buffer =>
  new Writer()
    .objects({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> ${page} >>`,
      4: stream('', contents, true),
      ...objects,
    })
    .end()
    .bytes()

/** Objects from 10 on, each of which paints the next one ten times. */
const levels = (
  each: (next: number, last: boolean) => string | Buffer,
): Record<number, string | Buffer> =>
  Object.fromEntries(
    Array.from({ length: LEVELS }, (_, i) => [10 + i, each(11 + i, i === LEVELS - 1)]),
  )
const nested = (keys = '', contents = TEN('X')): Record<number, string | Buffer> =>
  levels((next, last) =>
    last
      ? stream(`${FORM} ${keys}`, '0 0 9 9 re f')
      : stream(`${FORM} ${keys} /Resources << /XObject << /X ${next} 0 R >> >>`, contents),
  )
const tiling = (step: string, more = '', contents = '0 0 1 1 re f'): Buffer =>
  stream(
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep ${step} /YStep ${step} ${more}`,
    contents,
  )
const TYPE3 =
  '/Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1]'
const PATTERN = '/Pattern cs /X scn 0 0 595 842 re f'

const PAINTED: Readonly<Record<string, () => Painted>> = {
  'forms within each other': () => ({
    contents: '/X Do',
    resources: '/XObject << /X 10 0 R >>',
    objects: nested(),
  }),
  'groups within each other': () => ({
    contents: '/X Do',
    resources: '/XObject << /X 10 0 R >>',
    objects: nested(GROUP),
  }),
  'forms painted from pages by number': () => ({
    contents: '/X Do '.repeat(100_000),
    resources: '/XObject << /X 10 0 R >>',
    objects: { 10: stream(FORM, '0 0 9 9 re f '.repeat(1000), true) },
  }),
  'form that paints itself': () => ({
    contents: '/X Do',
    resources: '/XObject << /X 10 0 R >>',
    objects: { 10: stream(`${FORM} /Resources << /XObject << /X 10 0 R >> >>`, TEN('X')) },
  }),
  'forms that paint each other': () => ({
    contents: '/X Do',
    resources: '/XObject << /X 10 0 R >>',
    objects: {
      10: stream(`${FORM} /Resources << /XObject << /X 11 0 R >> >>`, TEN('X')),
      11: stream(`${FORM} /Resources << /XObject << /X 10 0 R >> >>`, TEN('X')),
    },
  }),
  'pattern with tiny steps': () => ({
    contents: PATTERN,
    resources: '/Pattern << /X 10 0 R >>',
    objects: { 10: tiling('0.001') },
  }),
  'pattern without a step': () => ({
    contents: PATTERN,
    resources: '/Pattern << /X 10 0 R >>',
    objects: { 10: tiling('0') },
  }),
  'pattern made tiny by its matrix': () => ({
    contents: PATTERN,
    resources: '/Pattern << /X 10 0 R >>',
    objects: { 10: tiling('1', '/Matrix [.0001 0 0 .0001 0 0]') },
  }),
  'patterns within each other': () => ({
    contents: PATTERN,
    resources: '/Pattern << /X 10 0 R >>',
    objects: levels((next, last) =>
      last ? tiling('.1') : tiling('.1', `/Resources << /Pattern << /X ${next} 0 R >> >>`, PATTERN),
    ),
  }),
  'pattern that paints itself': () => ({
    contents: PATTERN,
    resources: '/Pattern << /X 10 0 R >>',
    objects: { 10: tiling('1', '/Resources << /Pattern << /X 10 0 R >> >>', PATTERN) },
  }),
  'glyphs that paint forms': () => ({
    contents: `BT /F 9 Tf (${'a'.repeat(60_000)}) Tj ET`,
    resources: '/Font << /F 9 0 R >>',
    objects: {
      8: stream('', '1 0 d0 /X Do'),
      9: `<< ${TYPE3} /CharProcs << /a 8 0 R >> /Resources << /XObject << /X 10 0 R >> >> >>`,
      ...nested(),
    },
  }),
  'glyph that writes itself': () => ({
    contents: 'BT /F 9 Tf (aaaaaaaaaa) Tj ET',
    resources: '/Font << /F 9 0 R >>',
    objects: {
      8: stream('', '1 0 d0 BT /F 1 Tf (aaaaaaaaaa) Tj ET'),
      9: `<< ${TYPE3} /CharProcs << /a 8 0 R >> /Resources << /Font << /F 9 0 R >> >> >>`,
    },
  }),
  'picture in the page, a million times': () => ({
    contents: 'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI '.repeat(1_000_000),
  }),
  'picture in the page that says that it is huge': () => ({
    contents: 'BI /W 100000 /H 100000 /BPC 8 /CS /G ID x EI',
  }),
  'picture in the page that swells': () => ({
    contents: `BI /W 60000 /H 60000 /BPC 8 /CS /G /F /RL ID ${'\x81 '.repeat(1_000_000)}\x80 EI`,
  }),
  'long list of dashes': () => ({
    contents: `[${'0.001 '.repeat(700_000)}] 0 d 0 0 m 595 842 l S`,
  }),
  'tiny dashes of long lines': () => ({
    contents: `[0.0001] 0 d ${'0 0 m 9999999 9999999 l '.repeat(1000)} S`,
  }),
  'a hundred million lines, said in a form': () => ({
    contents: '/X Do '.repeat(100),
    resources: '/XObject << /X 10 0 R >>',
    objects: { 10: stream(FORM, '0 0 m 595 842 l S '.repeat(1_000_000), true) },
  }),
  'page as large as a country': () => ({
    contents: '0 0 9 9 re f',
    page: '/MediaBox [0 0 1000000000 1000000000]',
  }),
  'unit as large as a house': () => ({ contents: '0 0 9 9 re f', page: '/UserUnit 1000000' }),
  'page without a size': () => ({ contents: '0 0 9 9 re f', page: '/MediaBox [0 0 0 0]' }),
  'page of infinite numbers': () => ({
    contents: '0 0 9 9 re f',
    page: `/MediaBox [0 0 ${'9'.repeat(400)} 9]`,
  }),
  'masks within each other': () => ({
    contents: '/G gs 0 0 595 842 re f',
    resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 10 0 R >> >> >>',
    objects: levels((next, last) =>
      stream(
        `${FORM} ${GROUP}${last ? '' : ` /Resources << /ExtGState << /G << /SMask << /S /Luminosity /G ${next} 0 R >> >> >> >>`}`,
        last ? '0 0 9 9 re f' : '/G gs 0 0 595 842 re f '.repeat(10),
      ),
    ),
  }),
  'mask that masks itself': () => ({
    contents: '/G gs 0 0 595 842 re f',
    resources: '/ExtGState << /G 9 0 R >>',
    objects: {
      9: '<< /SMask << /S /Luminosity /G 10 0 R >> >>',
      10: stream(
        `${FORM} ${GROUP} /Resources << /ExtGState << /G 9 0 R >> >>`,
        '/G gs 0 0 9 9 re f',
      ),
    },
  }),
  'mesh of a million triangles': () => ({
    contents: '/X sh',
    resources: '/Shading << /X 10 0 R >>',
    objects: {
      10: stream(
        '/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1]',
        Buffer.alloc(12_000_000, Buffer.from('00000000ff000000ff00ffff', 'hex')),
        true,
      ),
    },
  }),
  'patches over the page': () => ({
    contents: '/X sh '.repeat(200),
    resources: '/Shading << /X 10 0 R >>',
    objects: {
      10: stream(
        '/ShadingType 7 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 595 0 842 0 1]',
        Buffer.alloc(3_700_000, Buffer.from(`00${'00ff80'.repeat(11)}ff00ff`, 'hex')),
        true,
      ),
    },
  }),
  'functions of functions': () => ({
    contents: '/X sh',
    resources:
      '/Shading << /X << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 842] /Function 10 0 R >> >>',
    objects: levels((next, last) =>
      last
        ? '<< /FunctionType 2 /Domain [0 1] /N 1 >>'
        : `<< /FunctionType 3 /Domain [0 1] /Functions [${`${next} 0 R `.repeat(10)}] /Bounds [.1 .2 .3 .4 .5 .6 .7 .8 .9] /Encode [${'0 1 '.repeat(10)}] >>`,
    ),
  }),
  'function that calls itself': () => ({
    contents: '/X sh',
    resources:
      '/Shading << /X << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 842] /Function 10 0 R >> >>',
    objects: {
      10: '<< /FunctionType 3 /Domain [0 1] /Functions [10 0 R 10 0 R] /Bounds [.5] /Encode [0 1 0 1] >>',
    },
  }),
  'samples by billions': () => ({
    contents: '/X sh',
    resources: '/Shading << /X << /ShadingType 1 /ColorSpace /DeviceGray /Function 10 0 R >> >>',
    objects: {
      10: stream(
        '/FunctionType 0 /Domain [0 1 0 1] /Range [0 1] /Size [100000 100000] /BitsPerSample 32',
        'x',
      ),
    },
  }),
  'colours of colours': () => ({
    contents: '/X cs 1 scn 0 0 9 9 re f',
    resources: '/ColorSpace << /X 10 0 R >>',
    objects: levels((next, last) =>
      last
        ? '/DeviceGray'
        : `[/Separation /A ${next} 0 R << /FunctionType 2 /Domain [0 1] /N 1 >>]`,
    ),
  }),
  'colour that is its own': () => ({
    contents: '/X cs 1 scn 0 0 9 9 re f',
    resources: '/ColorSpace << /X 10 0 R >>',
    objects: { 10: '[/Indexed 10 0 R 1 <00ff>]' },
  }),
  'two million saved states': () => ({ contents: 'q '.repeat(2_000_000) }),
  'a million cuts': () => ({ contents: '0 0 595 842 re W n '.repeat(1_000_000) }),
  'lists within each other, in the page': () => ({ contents: `${'['.repeat(1_000_000)} TJ` }),
  'dictionaries within each other, in the page': () => ({
    contents: `/A ${'<</A'.repeat(500_000)} BDC`,
  }),
  'text of five million letters': () => ({
    contents: `BT /F 1 Tf (${'a'.repeat(5_000_000)}) Tj ET `,
    resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  }),
  'stamps by thousands': () => ({
    contents: '',
    page: `/Annots [${'<</Type/Annot/Subtype/Stamp/Rect[0 0 90 90]/F 4/AP<</N 10 0 R>>>>'.repeat(30_000)}]`,
    objects: nested(),
  }),
  'fields by thousands, without appearance': () => ({
    contents: '',
    page: `/Annots [${`<</Type/Annot/Subtype/Widget/FT/Tx/V(${'a'.repeat(90)})/Rect[0 0 90 90]/F 4/DA(/H 9 Tf)>>`.repeat(20_000)}]`,
  }),
  'field of four million letters': () => ({
    contents: '',
    page: `/Annots [<</Type/Annot/Subtype/Widget/FT/Tx/Ff 4096/V(${'word '.repeat(800_000)})/Rect[0 0 90 90]/F 4/DA(/H 0 Tf)>>]`,
  }),
  'layers by thousands': () => ({
    contents: Array.from({ length: 20_000 }, (_, i) => `/OC /L${i} BDC EMC`).join(' '),
    resources: `/Properties << ${Array.from({ length: 20_000 }, (_, i) => `/L${i} 10 0 R`).join(' ')} >>`,
    objects: { 10: `<< /Type /OCMD /VE [/And ${'[/Or '.repeat(500)}${']'.repeat(500)}] >>` },
  }),
}

export const PAINTING: readonly Bomb[] = Object.entries(PAINTED).map(([name, made]) => ({
  name,
  make: () => paint(made()),
}))
