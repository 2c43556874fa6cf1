import { stream, Writer } from './writer.ts'

// A page that is painted with an object of every kind, so that something can be hung on each.

/** What a key of the kind adds, or what stands in the place of the object. */
export interface Hung {
  kind: Kind
  /** Keys that are added to its dictionary. */
  keys?: string
  /** What stands there instead. */
  instead?: string
}

const FONT = '/Type /Font /BaseFont /AAAAAA+X'
const DESCRIPTOR =
  '/Type /FontDescriptor /FontName /AAAAAA+X /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 /Descent -100 /CapHeight 700 /StemV 80'
const IMAGE = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8'
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 90 90]'
const PIXELS = '\x00\x40\x80\xff'
const CMAP = `/CIDInit /ProcSet findresource begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <0041> endbfchar endcmap end`

/** Each kind: its object, what of it is a dictionary that keys are added to, and its data. */
const OBJECTS = {
  catalog: [1, '/Type /Catalog /Pages 2 0 R /OCProperties 50 0 R'],
  'node of pages': [2, '/Type /Pages /Kids [3 0 R] /Count 1'],
  page: [
    3,
    '/Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources 5 0 R /Group 6 0 R /Annots [60 0 R 62 0 R]',
  ],
  contents: [
    4,
    '',
    'q /G gs /P cs /T scn 0 0 90 90 re f Q q 50 0 0 50 100 100 cm /I Do Q /F Do /OC /L BDC BT /A 20 Tf 10 200 Td (A) Tj /B 20 Tf <0041> Tj /C 20 Tf (a) Tj ET EMC /S sh /N cs 0.5 scn 200 200 20 20 re f /CI cs 0.1 0.2 0.3 scn 230 230 20 20 re f /Img2 Do /MC << /MCID 0 >> BDC EMC',
  ],
  resources: [
    5,
    '/Font << /A 10 0 R /B 11 0 R /C 12 0 R >> /XObject << /I 20 0 R /F 21 0 R /Img2 24 0 R >> /ExtGState << /G 30 0 R >> /ColorSpace << /P [/Pattern] /N [/Separation /Ink /DeviceGray 40 0 R] /CI [/ICCBased 41 0 R] /X [/Indexed /DeviceRGB 1 42 0 R] /K [/Separation /Black /DeviceGray 48 0 R] >> /Pattern << /T 31 0 R /U 34 0 R >> /Shading << /S 32 0 R /M 33 0 R >> /Properties << /L 51 0 R /D 52 0 R >>',
  ],
  'group of a page': [6, '/S /Transparency /CS /DeviceRGB'],
  font: [
    10,
    `${FONT} /Subtype /TrueType /FirstChar 65 /LastChar 65 /Widths [600] /Encoding 14 0 R /FontDescriptor 13 0 R /ToUnicode 15 0 R`,
  ],
  'composite font': [
    11,
    `${FONT} /Subtype /Type0 /Encoding 18 0 R /DescendantFonts [16 0 R] /ToUnicode 15 0 R`,
  ],
  'font of drawings': [
    12,
    `/Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs 19 0 R /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources 39 0 R`,
  ],
  descriptor: [13, `${DESCRIPTOR} /FontFile2 70 0 R`],
  encoding: [14, '/Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [65 /A]'],
  'map to letters': [15, '', CMAP],
  'descendant font': [
    16,
    `${FONT} /Subtype /CIDFontType2 /CIDSystemInfo 17 0 R /FontDescriptor 13 0 R /DW 600 /W [65 [600]] /CIDToGIDMap 71 0 R`,
  ],
  'system of a font': [17, '/Registry (Adobe) /Ordering (Identity) /Supplement 0'],
  'map of a font': [18, '/Type /CMap /CMapName /X /CIDSystemInfo 17 0 R', CMAP],
  'drawings of a font': [19, '/a 22 0 R'],
  image: [20, `${IMAGE} /ColorSpace /DeviceGray /SMask 23 0 R`, PIXELS],
  form: [21, `${FORM} /Resources 39 0 R /Group 38 0 R /OC 51 0 R`, '0 0 9 9 re f'],
  'drawing of a glyph': [22, '', '1 0 d0 0 0 1 1 re f'],
  'soft mask of an image': [23, `${IMAGE} /ColorSpace /DeviceGray`, PIXELS],
  'image with a mask': [
    24,
    `${IMAGE} /ColorSpace [/Indexed /DeviceRGB 1 42 0 R] /Mask 25 0 R /Decode [0 255]`,
    '\x00\x01\x00\x01',
  ],
  'mask of an image': [
    25,
    '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ImageMask true /BitsPerComponent 1',
    '\x80\x40',
  ],
  'graphics state': [
    30,
    '/Type /ExtGState /CA 0.9 /ca 0.9 /BM /Normal /SMask 36 0 R /TR 48 0 R /HT 37 0 R /BG 48 0 R /UCR 48 0 R',
  ],
  'tiling pattern': [
    31,
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources 39 0 R',
    '0 0 4 4 re f',
  ],
  shading: [32, '/ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function 40 0 R'],
  'shading of a mesh': [
    33,
    '/ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 9 0 9 0 1]',
    '\x00\x00\x00\x10\x00\x09\x00\x20\x00\x00\x09\x30',
  ],
  'shading pattern': [34, '/Type /Pattern /PatternType 2 /Shading 32 0 R /ExtGState 35 0 R'],
  'state of a pattern': [35, '/Type /ExtGState /CA 1'],
  'soft mask': [36, '/Type /Mask /S /Luminosity /G 47 0 R /BC [1] /TR 40 0 R'],
  halftone: [
    37,
    '/Type /Halftone /HalftoneType 1 /Frequency 60 /Angle 45 /SpotFunction /Round /TransferFunction 48 0 R',
  ],
  'group of a form': [38, '/S /Transparency /CS /DeviceGray /I true'],
  'resources of a form': [39, '/ProcSet [/PDF]'],
  function: [40, '/FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1'],
  profile: [41, '/N 3 /Alternate /DeviceRGB', 'profile'],
  table: [42, '', '\x00\x00\x00\xff\xff\xff'],
  'form of a soft mask': [47, `${FORM} /Group 38 0 R`, '1 g 0 0 300 300 re f'],
  'calculated function': [48, '/FunctionType 4 /Domain [0 1] /Range [0 1]', '{ }'],
  layers: [50, '/OCGs [51 0 R] /D 53 0 R'],
  layer: [51, '/Type /OCG /Name (a) /Usage 54 0 R'],
  'set of layers': [52, '/Type /OCMD /OCGs [51 0 R] /P /AnyOn'],
  'state of the layers': [53, '/BaseState /ON /Order [51 0 R]'],
  'usage of a layer': [54, '/Print << /PrintState /ON >>'],
  annotation: [60, '/Type /Annot /Subtype /Stamp /Rect [10 10 90 90] /F 4 /AP 61 0 R'],
  appearances: [61, '/N 63 0 R'],
  field: [
    62,
    '/Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (b) /F 4 /Rect [100 10 190 90] /AP << /N 64 0 R >>',
  ],
  appearance: [63, `${FORM} /Resources 39 0 R`, '0 0 9 9 re f'],
  'appearance of a field': [64, FORM, '/Tx BMC 0 0 9 9 re f EMC'],
  'file of a font': [70, '/Length1 8', '\x00\x01\x00\x00font'],
  'map of glyphs': [71, '', '\x00\x00'.repeat(70)],
} as const satisfies Record<string, readonly [number, string, string?]>

export type Kind = keyof typeof OBJECTS
const isKind = (name: string): name is Kind => name in OBJECTS
export const KINDS: readonly Kind[] = Object.keys(OBJECTS).filter(isKind)
/** Those that have data of their own. */
export const STREAMS: readonly Kind[] = KINDS.filter((kind) => OBJECTS[kind][2] !== undefined)

/** A page of every kind, and something hung on one of them; `more` are further objects, from 80 on. */
export const everyKind = (hung: Hung, more: Readonly<Record<number, string>> = {}): Buffer => {
  const writer = new Writer()
  for (const kind of KINDS) {
    const [number, keys, data] = OBJECTS[kind]
    const own = hung.kind === kind
    const all = own ? `${hung.keys ?? ''} ${keys}` : keys
    if (own && hung.instead !== undefined) writer.object(number, hung.instead)
    else writer.object(number, data === undefined ? `<< ${all} >>` : stream(all, data))
  }
  return writer.objects(more).end().bytes()
}
