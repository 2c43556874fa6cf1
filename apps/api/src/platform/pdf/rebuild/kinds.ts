import { TAILLE_MAX_SERVIE } from '@registre/domain'

/**
 * What a served document may hold: the kinds of objects that show a page, and the keys of each.
 * Whoever rebuilds copies these keys alone; whoever judges accepts these keys alone.
 */
export type Spec =
  | { is: 'bool' | 'number' | 'name' | 'text' }
  | { is: 'enum'; of: readonly string[] }
  | { is: 'list'; of: Spec; least: number; most: number }
  /** A list whose first name says what follows: a colour space. */
  | { is: 'family'; of: Readonly<Record<string, readonly Spec[]>> }
  | { is: 'dict'; keys: Readonly<Record<string, Spec>>; needs: readonly string[] }
  /** Any name to one kind of value; `named`: the names stand in contents too, and are given a prefix. */
  | { is: 'map'; of: Spec; named: boolean }
  | { is: 'stream'; keys: Readonly<Record<string, Spec>>; needs: readonly string[]; data: Data }
  /** The value of a key says which of several kinds it is. */
  | { is: 'by'; key: string; of: Readonly<Record<string, Spec>> }
  | { is: 'shape'; of: Partial<Record<Shape, Spec>> }
  | { is: 'kind'; name: Kind }

/** `content`: operators of a page; `calculator`: a function written in operators; `bytes`: fonts, profiles, tables. */
export type Data = 'content' | 'calculator' | 'bytes' | 'picture'
export type Shape = 'bool' | 'number' | 'name' | 'text' | 'list' | 'dict' | 'stream'

const bool: Spec = { is: 'bool' }
const number: Spec = { is: 'number' }
const name: Spec = { is: 'name' }
const text: Spec = { is: 'text' }
const named = (...of: string[]): Spec => ({ is: 'enum', of })
const list = (of: Spec, least = 0, most = 100_000): Spec => ({ is: 'list', of, least, most })
const numbers = (least: number, most = least): Spec => list(number, least, most)
const many = numbers(0, 200_000)
const dict = (keys: Record<string, Spec>, ...needs: string[]): Spec => ({ is: 'dict', keys, needs })
const stream = (data: Data, keys: Record<string, Spec> = {}, ...needs: string[]): Spec => ({
  is: 'stream',
  keys,
  needs,
  data,
})
const map = (of: Spec, isNamed = true): Spec => ({ is: 'map', of, named: isNamed })
const kind = (of: Kind): Spec => ({ is: 'kind', name: of })
const shape = (of: Partial<Record<Shape, Spec>>): Spec => ({ is: 'shape', of })
const by = (key: string, of: Record<string, Spec>): Spec => ({ is: 'by', key, of })

const box = numbers(4)
const matrix = numbers(6)
/** How the contents of a page or a form are mixed with what lies under. */
export const GROUP = dict({ S: named('Transparency'), CS: kind('colour'), I: bool, K: bool }, 'S')

const SAMPLED = {
  Domain: many,
  Range: many,
  Size: many,
  BitsPerSample: number,
  Order: number,
  Encode: many,
  Decode: many,
}
const shading = (keys: Record<string, Spec>): Record<string, Spec> => ({
  ShadingType: number,
  ColorSpace: kind('colour'),
  Background: numbers(1, 32),
  BBox: box,
  AntiAlias: bool,
  Function: shape({
    dict: kind('function'),
    stream: kind('function'),
    list: list(kind('function'), 1, 32),
  }),
  ...keys,
})
const axial = dict(
  shading({ Coords: numbers(4, 6), Domain: numbers(2), Extend: list(bool, 2, 2) }),
  'ColorSpace',
  'Coords',
  'Function',
)
const mesh = stream(
  'bytes',
  shading({
    BitsPerCoordinate: number,
    BitsPerComponent: number,
    BitsPerFlag: number,
    Decode: numbers(4, 80),
    VerticesPerRow: number,
  }),
  'ColorSpace',
  'BitsPerCoordinate',
  'BitsPerComponent',
  'Decode',
)

const cidSystem = dict({ Registry: text, Ordering: text, Supplement: number })
const simpleFont = dict(
  {
    Type: named('Font'),
    Subtype: named('Type1', 'MMType1', 'TrueType'),
    BaseFont: name,
    FirstChar: number,
    LastChar: number,
    Widths: numbers(0, 65_536),
    FontDescriptor: kind('descriptor'),
    Encoding: kind('encoding'),
    ToUnicode: kind('cmap'),
  },
  'Subtype',
)
const cidFont = dict(
  {
    Type: named('Font'),
    Subtype: named('CIDFontType0', 'CIDFontType2'),
    BaseFont: name,
    CIDSystemInfo: cidSystem,
    FontDescriptor: kind('descriptor'),
    DW: number,
    W: list(shape({ number, list: many }), 0, 200_000),
    DW2: numbers(2),
    W2: list(shape({ number, list: many }), 0, 200_000),
    CIDToGIDMap: shape({ name: named('Identity'), stream: kind('bytes') }),
  },
  'Subtype',
)

const calibrated = (keys: Record<string, Spec>): Spec =>
  dict({ WhitePoint: numbers(3), BlackPoint: numbers(3), ...keys }, 'WhitePoint')

/** Kinds that stand in objects of their own, by name. */
export const KINDS = {
  catalog: dict(
    { Type: named('Catalog'), Pages: kind('pages'), OCProperties: kind('layers') },
    'Type',
    'Pages',
  ),
  pages: dict(
    { Type: named('Pages'), Kids: list(kind('page'), 1, 2000), Count: number },
    'Type',
    'Kids',
    'Count',
  ),
  page: dict(
    {
      Type: named('Page'),
      Parent: kind('pages'),
      MediaBox: box,
      CropBox: box,
      Rotate: number,
      UserUnit: number,
      Resources: kind('resources'),
      Contents: kind('contents'),
      Group: GROUP,
    },
    'Type',
    'Parent',
    'MediaBox',
  ),
  contents: stream('content'),
  resources: dict({
    ExtGState: map(kind('state')),
    ColorSpace: map(kind('colour')),
    Pattern: map(kind('pattern')),
    Shading: map(kind('shading')),
    XObject: map(kind('xobject')),
    Font: map(kind('font')),
    Properties: map(kind('layer')),
  }),
  xobject: by('Subtype', { Image: kind('image'), Form: kind('form') }),
  form: stream(
    'content',
    {
      Type: named('XObject'),
      Subtype: named('Form'),
      BBox: box,
      Matrix: matrix,
      Resources: kind('resources'),
      Group: GROUP,
      OC: kind('layer'),
    },
    'Subtype',
    'BBox',
  ),
  image: stream(
    'picture',
    {
      Type: named('XObject'),
      Subtype: named('Image'),
      Width: number,
      Height: number,
      ColorSpace: kind('colour'),
      BitsPerComponent: number,
      Intent: name,
      ImageMask: bool,
      Mask: shape({ stream: kind('image'), list: numbers(2, 64) }),
      Decode: numbers(2, 64),
      Interpolate: bool,
      SMask: kind('image'),
      SMaskInData: number,
      Matte: numbers(1, 32),
      OC: kind('layer'),
    },
    'Subtype',
    'Width',
    'Height',
  ),
  state: dict({
    LW: number,
    LC: number,
    LJ: number,
    ML: number,
    D: list(shape({ number, list: numbers(0, 100) }), 2, 2),
    RI: name,
    OP: bool,
    op: bool,
    OPM: number,
    Font: list(shape({ dict: kind('font'), number }), 2, 2),
    FL: number,
    SM: number,
    SA: bool,
    BM: shape({ name, list: list(name, 0, 20) }),
    SMask: shape({
      name: named('None'),
      dict: dict(
        {
          S: named('Alpha', 'Luminosity'),
          G: kind('form'),
          BC: numbers(1, 32),
          TR: shape({
            name: named('Identity'),
            dict: kind('function'),
            stream: kind('function'),
          }),
        },
        'S',
        'G',
      ),
    }),
    CA: number,
    ca: number,
    AIS: bool,
    TK: bool,
  }),
  colour: shape({
    name,
    list: {
      is: 'family',
      of: {
        DeviceGray: [],
        DeviceRGB: [],
        DeviceCMYK: [],
        CalGray: [calibrated({ Gamma: number })],
        CalRGB: [calibrated({ Gamma: numbers(3), Matrix: numbers(9) })],
        Lab: [calibrated({ Range: numbers(4) })],
        ICCBased: [kind('profile')],
        Indexed: [kind('colour'), number, shape({ text, stream: kind('bytes') })],
        Separation: [name, kind('colour'), kind('function')],
        DeviceN: [list(name, 1, 32), kind('colour'), kind('function')],
        Pattern: [kind('colour')],
      },
    },
  }),
  profile: stream('bytes', { N: number, Alternate: kind('colour'), Range: numbers(2, 8) }, 'N'),
  function: by('FunctionType', {
    0: stream('bytes', { FunctionType: number, ...SAMPLED }, 'Domain', 'Range', 'Size'),
    2: dict(
      { FunctionType: number, Domain: many, Range: many, C0: many, C1: many, N: number },
      'Domain',
      'N',
    ),
    3: dict(
      {
        FunctionType: number,
        Domain: many,
        Range: many,
        Functions: list(kind('function'), 1, 1000),
        Bounds: many,
        Encode: many,
      },
      'Domain',
      'Functions',
      'Bounds',
      'Encode',
    ),
    4: stream('calculator', { FunctionType: number, Domain: many, Range: many }, 'Domain', 'Range'),
  }),
  shading: by('ShadingType', {
    1: dict(shading({ Domain: numbers(4), Matrix: matrix }), 'ColorSpace', 'Function'),
    2: axial,
    3: axial,
    4: mesh,
    5: mesh,
    6: mesh,
    7: mesh,
  }),
  pattern: by('PatternType', {
    1: stream(
      'content',
      {
        PatternType: number,
        PaintType: number,
        TilingType: number,
        BBox: box,
        XStep: number,
        YStep: number,
        Resources: kind('resources'),
        Matrix: matrix,
      },
      'PaintType',
      'BBox',
      'XStep',
      'YStep',
    ),
    2: dict(
      { PatternType: number, Shading: kind('shading'), Matrix: matrix, ExtGState: kind('state') },
      'Shading',
    ),
  }),
  font: by('Subtype', {
    Type1: simpleFont,
    MMType1: simpleFont,
    TrueType: simpleFont,
    Type3: dict(
      {
        Type: named('Font'),
        Subtype: named('Type3'),
        FontBBox: box,
        FontMatrix: matrix,
        CharProcs: map(kind('contents'), false),
        Encoding: kind('encoding'),
        FirstChar: number,
        LastChar: number,
        Widths: numbers(0, 65_536),
        Resources: kind('resources'),
        ToUnicode: kind('cmap'),
      },
      'Subtype',
      'FontMatrix',
      'CharProcs',
      'Encoding',
    ),
    Type0: dict(
      {
        Type: named('Font'),
        Subtype: named('Type0'),
        BaseFont: name,
        Encoding: kind('cmap'),
        DescendantFonts: list(kind('cidfont'), 1, 1),
        ToUnicode: kind('cmap'),
      },
      'Subtype',
      'Encoding',
      'DescendantFonts',
    ),
  }),
  cidfont: cidFont,
  encoding: shape({
    name,
    dict: dict({
      BaseEncoding: name,
      Differences: list(shape({ number, name }), 0, 5000),
    }),
  }),
  cmap: shape({
    name,
    stream: stream('bytes', {
      CMapName: name,
      CIDSystemInfo: cidSystem,
      WMode: number,
      UseCMap: kind('cmap'),
    }),
  }),
  descriptor: dict({
    Type: named('FontDescriptor'),
    FontName: name,
    FontStretch: name,
    FontWeight: number,
    Flags: number,
    FontBBox: box,
    ItalicAngle: number,
    Ascent: number,
    Descent: number,
    Leading: number,
    CapHeight: number,
    XHeight: number,
    StemV: number,
    StemH: number,
    AvgWidth: number,
    MaxWidth: number,
    MissingWidth: number,
    FontFile: kind('fontfile'),
    FontFile2: kind('fontfile'),
    FontFile3: kind('fontfile'),
  }),
  fontfile: stream('bytes', {
    Length1: number,
    Length2: number,
    Length3: number,
    Subtype: named('Type1C', 'CIDFontType0C', 'OpenType'),
  }),
  bytes: stream('bytes'),
  layer: by('Type', {
    OCG: dict(
      {
        Type: named('OCG'),
        Name: text,
        Usage: dict({
          View: dict({ ViewState: named('ON', 'OFF') }),
          Print: dict({ PrintState: named('ON', 'OFF') }),
        }),
      },
      'Type',
      'Name',
    ),
    OCMD: dict(
      {
        Type: named('OCMD'),
        OCGs: shape({ dict: kind('layer'), list: list(kind('layer'), 0, 2000) }),
        P: named('AllOn', 'AnyOn', 'AnyOff', 'AllOff'),
        VE: kind('visibility'),
      },
      'Type',
    ),
  }),
  /** When contents show: And, Or, Not, then layers and expressions. */
  visibility: list(
    shape({ name: named('And', 'Or', 'Not'), dict: kind('layer'), list: kind('visibility') }),
    1,
    2000,
  ),
  layers: dict(
    {
      OCGs: list(kind('layer'), 0, 2000),
      D: dict({
        BaseState: named('ON', 'OFF'),
        ON: list(kind('layer'), 0, 2000),
        OFF: list(kind('layer'), 0, 2000),
      }),
    },
    'OCGs',
    'D',
  ),
} as const satisfies Record<string, Spec>

export type Kind =
  | 'catalog'
  | 'pages'
  | 'page'
  | 'contents'
  | 'resources'
  | 'xobject'
  | 'form'
  | 'image'
  | 'state'
  | 'colour'
  | 'profile'
  | 'function'
  | 'shading'
  | 'pattern'
  | 'font'
  | 'cidfont'
  | 'encoding'
  | 'cmap'
  | 'descriptor'
  | 'fontfile'
  | 'bytes'
  | 'layer'
  | 'visibility'
  | 'layers'

/** The kind of a name. */
export const specOf = (of: Kind): Spec => KINDS[of]

/** Data of pictures that pass as they are; all else is inflated and deflated again by us. */
export const PASSED = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'] as const

/** What the data of pictures asks of its reader, by filter. */
export const PARAMETERS: Readonly<Record<string, Spec>> = {
  FlateDecode: dict({
    Predictor: number,
    Colors: number,
    BitsPerComponent: number,
    Columns: number,
  }),
  DCTDecode: dict({ ColorTransform: number }),
  JPXDecode: dict({}),
  CCITTFaxDecode: dict({
    K: number,
    EndOfLine: bool,
    EncodedByteAlign: bool,
    Columns: number,
    Rows: number,
    EndOfBlock: bool,
    BlackIs1: bool,
    DamagedRowsBeforeError: number,
  }),
  JBIG2Decode: dict({ JBIG2Globals: kind('bytes') }),
}

/** Names of resources in contents and dictionaries begin so: none can be taken for a key that acts. */
export const PREFIX = 'r.'
/** Colour spaces that contents name without a resource, and resources that replace them. */
export const DEVICE_COLOURS = [
  'DeviceGray',
  'DeviceRGB',
  'DeviceCMYK',
  'Pattern',
  'CalGray',
  'CalRGB',
]
export const DEFAULT_COLOURS = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK']

export const PAGES_MAX = 2000
/** Units of a page's side: the largest that readers take, and a plan. */
export const SIDE_MAX = 20_000
export const PIXELS_MAX = 250_000_000
export const UNPACKED_MAX = 48 * 1_048_576
/** A rebuilt document may be longer than what was received. */
export const SERVED_MAX = TAILLE_MAX_SERVIE
