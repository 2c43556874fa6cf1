import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flate } from '../filters.ts'
import { stream } from '../writer.ts'
import type { Bomb } from './bomb.ts'
import { paint } from './painting.ts'
import { swollen } from './swollen.ts'

// Documents in which something that is allowed once is asked for thousands of times.

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'
const GROUP = '/Group << /S /Transparency /I true /K true >>'
const IMAGE = '/Type /XObject /Subtype /Image'
const RECTANGLE = '0 0 595 842 re f'
const DO = '/X Do '
const page = (ending: string): Buffer =>
  readFileSync(join(import.meta.dirname, `../fixtures/page.${ending}`))
const X = '/XObject << /X 10 0 R >>'
const SHADING = '/Shading << /X 10 0 R >>'
const whole = (what: string, times: number): string =>
  `q 595 0 0 842 0 0 cm ${what.repeat(times)} Q`
/** A program of so many steps for each point. */
const steps = (count: number): string => `{ ${'dup mul sqrt '.repeat(count)} }`

export const REPEATING: readonly Bomb[] = [
  {
    name: 'groups as large as the page',
    make: () =>
      paint({
        contents: DO.repeat(20_000),
        resources: X,
        objects: { 10: stream(`${FORM} ${GROUP}`, RECTANGLE) },
      }),
  },
  {
    name: 'mask of the page before each line',
    make: () =>
      paint({
        contents: `/G gs ${RECTANGLE} /N gs `.repeat(5000),
        resources:
          '/ExtGState << /G << /SMask << /S /Luminosity /G 10 0 R >> >> /N << /SMask /None >> >>',
        objects: { 10: stream(`${FORM} ${GROUP}`, RECTANGLE) },
      }),
  },
  {
    name: 'groups within each other, one by one',
    make: () =>
      paint({
        contents: DO,
        resources: X,
        objects: Object.fromEntries(
          Array.from({ length: 400 }, (_, i) => [
            10 + i,
            stream(
              `${FORM} ${GROUP}${i === 399 ? '' : ` /Resources << /XObject << /X ${11 + i} 0 R >> >>`}`,
              i === 399 ? RECTANGLE : `${RECTANGLE} ${DO}`,
            ),
          ]),
        ),
      }),
  },
  ...(['jpg', 'jp2'] as const).map((ending) => ({
    name: `the same picture (${ending}) a thousand times`,
    make: () =>
      paint({
        contents: whole(DO, 1000),
        resources: X,
        objects: {
          10: stream(
            `${IMAGE} /Width 2480 /Height 3508 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /${ending === 'jpg' ? 'DCT' : 'JPX'}Decode`,
            page(ending),
          ),
        },
      }),
  })),
  {
    name: 'picture of 9,000 × 9,000 with a mask as large, a hundred times',
    make: () =>
      paint({
        contents: whole(DO, 100),
        resources: X,
        objects: {
          10: stream(
            `${IMAGE} /Width 9000 /Height 9000 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 11 0 R /Filter /FlateDecode`,
            swollen(78),
          ),
          11: stream(
            `${IMAGE} /Width 9000 /Height 9000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
            swollen(78, 128),
          ),
        },
      }),
  },
  {
    name: 'shading by a long program',
    make: () =>
      paint({
        contents: '/X sh '.repeat(50),
        resources: SHADING,
        objects: {
          10: '<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1 0 1] /Matrix [595 0 0 842 0 0] /Function 11 0 R >>',
          11: stream(
            '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]',
            `{ pop ${'dup mul sqrt '.repeat(50_000)} }`,
          ),
        },
      }),
  },
  {
    name: 'picture of a colour by a long program',
    make: () =>
      paint({
        contents: whole(DO, 1),
        resources: X,
        objects: {
          10: stream(
            `${IMAGE} /Width 3000 /Height 3000 /ColorSpace [/Separation /A /DeviceGray 11 0 R] /BitsPerComponent 8 /Filter /FlateDecode`,
            swollen(9, 77),
          ),
          11: stream('/FunctionType 4 /Domain [0 1] /Range [0 1]', steps(30_000)),
        },
      }),
  },
  {
    name: 'shadings by thousands',
    make: () =>
      paint({
        contents: '/X sh '.repeat(100_000),
        resources: SHADING,
        objects: {
          10: '<< /ShadingType 3 /ColorSpace /DeviceRGB /Coords [300 400 0 300 400 500] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>',
        },
      }),
  },
  {
    name: 'cuts by a text as large as the page',
    make: () =>
      paint({
        contents: `q BT 7 Tr /F 900 Tf (${'a'.repeat(60_000)}) Tj ET ${RECTANGLE} Q `.repeat(20),
        resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
      }),
  },
  {
    name: 'strokes a million points wide',
    make: () =>
      paint({ contents: `1000000 w 1 j 1 J ${'0 0 m 9 9 200 300 400 500 c S '.repeat(50_000)}` }),
  },
  {
    name: 'path of a million curves that cross',
    make: () =>
      paint({
        contents: `0 0 m ${'595 842 0 842 595 0 c 0 842 595 842 0 0 c '.repeat(200_000)} f*`,
      }),
  },
  {
    name: 'map to letters of every code, a thousand times',
    make: () =>
      paint({
        contents: 'BT /F 9 Tf (a) Tj ET',
        resources:
          '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 10 0 R >> >>',
        objects: {
          10: stream(
            '/Filter /FlateDecode',
            flate(
              Buffer.from(
                `begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${'1 beginbfrange <0000> <ffff> <0000> endbfrange '.repeat(1000)} endcmap`,
              ),
            ),
          ),
        },
      }),
  },
  {
    name: '2,000 pages of the same long contents',
    make: () =>
      paint({
        contents: '0 0 m 595 842 l S '.repeat(30_000),
        objects: {
          2: `<< /Type /Pages /Count 2000 /Kids [${'3 0 R '.repeat(2000)}] >>`,
        },
      }),
  },
]
