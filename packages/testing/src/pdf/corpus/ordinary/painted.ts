import { ascii85, asciiHex, lzw, runLength } from '../filters.ts'
import { bytesOf, stream } from '../writer.ts'
import { FONTS, line, type Subject } from './subject.ts'

// Every way to paint: shadings, patterns, masks, pictures within the page.

const FUNCTION = '<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >>'
const SHADED = '/ColorSpace /DeviceRGB /Function 20 0 R'
const MESH =
  '/ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 500 0 500 0 1 0 1 0 1]'
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')

const shading = (kind: string, made: string | Buffer): Subject => ({
  name: `shading: ${kind}`,
  resources: `${FONTS} /Shading << /S 21 0 R >>`,
  contents: `${line('Nuance', 700)} q 50 50 400 400 re W n /S sh Q`,
  objects: { 20: FUNCTION, ...(typeof made === 'string' ? { 21: made } : {}) },
  streams: typeof made === 'string' ? {} : { 21: made },
})
const POINTS = '10 10 10 40 10 90 10 f0 40 f0 90 f0 f0 f0 f0 90 f0 40 f0 10 90 10 40 10'
const COLOURS = 'ff0000 00ff00 0000ff ffff00'
const SHADINGS: readonly Subject[] = [
  shading(
    'by a function of the place',
    '<< /ShadingType 1 /ColorSpace /DeviceRGB /Matrix [400 0 0 400 50 50] /Function << /FunctionType 3 /Domain [0 1] /Functions [20 0 R] /Bounds [] /Encode [0 1] >> >>',
  ),
  shading(
    'along a line',
    `<< /ShadingType 2 ${SHADED} /Coords [50 50 450 450] /Extend [true true] >>`,
  ),
  shading(
    'along a line, in steps',
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [50 50 450 450] /Function << /FunctionType 3 /Domain [0 1] /Functions [20 0 R 20 0 R] /Bounds [.5] /Encode [0 1 1 0] >> >>',
  ),
  shading(
    'along a line, by components',
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [50 50 450 50] /Background [1 1 .8] /BBox [60 60 300 300] /Function [22 0 R 22 0 R 22 0 R] >>',
  ),
  shading(
    'around a point',
    `<< /ShadingType 3 ${SHADED} /Coords [250 250 20 250 250 180] /Extend [false true] >>`,
  ),
  shading(
    'of triangles',
    stream(
      `/ShadingType 4 ${MESH}`,
      hex('00 1010 ff0000 00 f010 00ff00 00 80f0 0000ff 01 f0f0 ffff00'),
    ),
  ),
  shading(
    'of a lattice',
    stream(
      `/ShadingType 5 ${MESH} /VerticesPerRow 2`,
      hex('1010 ff0000 f010 00ff00 10f0 0000ff f0f0 ffff00'),
    ),
  ),
  shading('of patches', stream(`/ShadingType 6 ${MESH}`, hex(`00 ${POINTS} ${COLOURS}`))),
  shading(
    'of patches with points within',
    stream(`/ShadingType 7 ${MESH}`, hex(`00 ${POINTS} 40 40 40 90 90 90 90 40 ${COLOURS}`)),
  ),
].map((s) => ({
  ...s,
  objects: { ...s.objects, 22: '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 2 >>' },
}))

const pattern = (
  name: string,
  contents: string,
  made: Buffer | string,
  resources = '',
): Subject => ({
  name: `pattern: ${name}`,
  resources: `${FONTS} /Pattern << /P 21 0 R >> ${resources}`,
  contents: `${line('Motif', 700)} ${contents} 50 50 400 300 re f`,
  objects: { 20: FUNCTION, ...(typeof made === 'string' ? { 21: made } : {}) },
  streams: typeof made === 'string' ? {} : { 21: made },
})
const TILE =
  '/Type /Pattern /PatternType 1 /TilingType 1 /BBox [0 0 20 20] /XStep 20 /YStep 25 /Resources << >>'
const PATTERNS: readonly Subject[] = [
  pattern(
    'coloured',
    '/Pattern cs /P scn',
    stream(`${TILE} /PaintType 1`, '1 0 0 rg 0 0 10 10 re f 0 0 1 rg 10 10 8 8 re f'),
  ),
  pattern(
    'of any colour',
    '/CS cs 0 .6 0 /P scn',
    stream(`${TILE} /PaintType 2 /Matrix [1 .3 0 1 5 5]`, '0 0 10 10 re f'),
    '/ColorSpace << /CS [/Pattern /DeviceRGB] >>',
  ),
  pattern(
    'shaded',
    '/Pattern cs /P scn',
    '<< /Type /Pattern /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Function 20 0 R /Coords [50 0 450 0] >> >>',
  ),
  pattern(
    'with steps below nothing',
    '/Pattern cs /P scn',
    stream(
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 2 /BBox [0 0 20 20] /XStep -20 /YStep -20 /Resources << >>',
      '0 1 1 rg 0 0 10 10 re f',
    ),
  ),
]

const masked = (
  name: string,
  state: string,
  streams: Readonly<Record<number, Buffer>> = {},
  contents = '/G gs 1 0 0 rg 50 50 400 400 re f',
): Subject => ({
  name: `state: ${name}`,
  resources: `${FONTS} /ExtGState << /G << /Type /ExtGState ${state} >> /N << /SMask /None >> >> /XObject << /X 22 0 R >>`,
  contents: `${line('Transparence', 700)} 0 0 1 rg 0 200 600 50 re f ${contents}`,
  objects: { 20: FUNCTION },
  streams: {
    22: stream(
      '/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Group << /S /Transparency /I true /K true >>',
      '0 1 0 rg 0 0 200 200 re f 1 1 0 rg 100 100 200 200 re f',
    ),
    ...streams,
  },
})
const MASK = stream(
  '/Type /XObject /Subtype /Form /BBox [0 0 600 850] /Group << /S /Transparency /CS /DeviceGray >>',
  '.5 g 50 50 200 400 re f 1 g 250 50 200 400 re f',
)
const STATES: readonly Subject[] = [
  masked('half', '/ca .5 /CA .5'),
  ...['Multiply', 'Screen', 'Overlay', 'Darken', 'ColorDodge', 'Difference', 'Luminosity'].map(
    (m) => masked(m, `/BM /${m}`),
  ),
  masked('first known of several', '/BM [/Unheard /Multiply]'),
  masked('mask of light', '/SMask << /S /Luminosity /G 21 0 R /BC [0] >>', { 21: MASK }),
  masked('mask of shape', '/SMask << /S /Alpha /G 21 0 R >>', { 21: MASK }),
  masked(
    'mask, then none',
    '/SMask << /S /Luminosity /G 21 0 R >>',
    { 21: MASK },
    '/G gs 1 0 0 rg 50 50 400 100 re f /N gs 50 300 400 100 re f',
  ),
  masked('group seen through', '/ca .5', {}, '/G gs q 1 0 0 1 50 50 cm /X Do Q'),
  masked(
    'lines',
    '/LW 8 /LC 1 /LJ 1 /ML 4 /D [[20 10] 5] /RI /Perceptual /OP true /op true /OPM 1 /SA true /AIS false /TK true',
    {},
    '/G gs 1 0 0 RG 50 50 m 400 400 l 400 50 l S',
  ),
  masked('font of the state', '/Font [6 0 R 20]', {}, '/G gs BT 50 400 Td (Police) Tj ET'),
]

const inline = (name: string, keys: string, data: Buffer | string, rest = ''): Subject => ({
  name: `picture in the page: ${name}`,
  resources: `${FONTS} /ColorSpace << /CS [/Indexed /DeviceRGB 3 <ff000000ff000000ffffff00>] >>`,
  contents: `${line('Image', 700)} q 200 0 0 200 50 300 cm BI ${keys} ID ${bytesOf(data).toString('latin1')}\nEI Q ${rest}`,
})
const PIXELS = hex('ff0000 00ff00 0000ff ffff00')
const INLINE: readonly Subject[] = [
  inline('plain', '/W 2 /H 2 /BPC 8 /CS /RGB', PIXELS),
  inline(
    'with its whole names',
    '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
    PIXELS,
  ),
  inline('hexadecimal', '/W 2 /H 2 /BPC 8 /CS /RGB /F /AHx', asciiHex(PIXELS)),
  inline(
    'base 85, run lengths',
    '/W 2 /H 2 /BPC 8 /CS /RGB /F [/A85 /RL]',
    ascii85(runLength(PIXELS)),
  ),
  inline('LZW', '/W 2 /H 2 /BPC 8 /CS /RGB /F /LZW', lzw(PIXELS)),
  inline('palette of the page', '/W 2 /H 2 /BPC 8 /CS /CS', hex('00010203')),
  inline('palette of its own', '/W 2 /H 2 /BPC 8 /CS [/I /RGB 1 <ff00000000ff>]', hex('00010100')),
  inline('mask', '/W 8 /H 4 /IM true /D [1 0]', hex('aa55f00f')),
  inline('whose data say that they end', '/W 4 /H 1 /BPC 8 /CS /G', ' EI ', line('Suite', 200)),
]

export const PAINTED: readonly Subject[] = [...SHADINGS, ...PATTERNS, ...STATES, ...INLINE]
