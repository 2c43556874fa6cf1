import { LETTERS } from './letters.ts'
import {
  all,
  bool,
  by,
  dict,
  kind,
  list,
  many,
  map,
  name,
  named,
  number,
  numbers,
  shape,
  stream,
  text,
  type Keys,
  type Kind,
  type Spec,
} from './spec.ts'

/**
 * What a served document may hold: the kinds of objects that show a page, and the keys of each.
 * Whoever rebuilds copies these keys alone; whoever judges accepts these keys alone.
 */
const box = numbers(4)
const matrix = numbers(6)
/** How the contents of a page or a form are mixed with what lies under. */
export const GROUP = dict(
  { S: named('Transparency'), CS: kind('colour'), ...all(bool, 'I K') },
  'S',
)

const shading = (keys: Keys): Keys => ({
  ...all(number, 'ShadingType'),
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
  'ColorSpace Coords Function',
)
const mesh = stream(
  'bytes',
  shading({
    ...all(number, 'BitsPerCoordinate BitsPerComponent BitsPerFlag VerticesPerRow'),
    Decode: numbers(4, 80),
  }),
  'ColorSpace BitsPerCoordinate BitsPerComponent Decode',
)

const calibrated = (keys: Keys): Spec =>
  dict({ ...all(numbers(3), 'WhitePoint BlackPoint'), ...keys }, 'WhitePoint')
const layerList = list({ is: 'kind', name: 'layer' }, 0, 2000)
const onOrOff = named('ON', 'OFF')

/** Kinds that stand in objects of their own, by name. */
const KINDS: Readonly<Record<Kind, Spec>> = {
  catalog: dict(
    { Type: named('Catalog'), Pages: kind('pages'), OCProperties: kind('layers') },
    'Type Pages',
  ),
  pages: dict(
    { Type: named('Pages'), Kids: list(kind('page'), 1, 2000), Count: number },
    'Type Kids Count',
  ),
  page: dict(
    {
      Type: named('Page'),
      Parent: kind('pages'),
      ...all(box, 'MediaBox CropBox'),
      ...all(number, 'Rotate UserUnit'),
      Resources: kind('resources'),
      Contents: kind('contents'),
      Group: GROUP,
    },
    'Type Parent MediaBox Contents Resources',
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
    'Subtype BBox Resources',
  ),
  image: stream(
    'picture',
    {
      Type: named('XObject'),
      Subtype: named('Image'),
      ...all(number, 'Width Height BitsPerComponent SMaskInData'),
      ColorSpace: kind('colour'),
      Intent: name,
      ...all(bool, 'ImageMask Interpolate'),
      Mask: shape({ stream: kind('image'), list: numbers(2, 64) }),
      Decode: numbers(2, 64),
      SMask: kind('image'),
      Matte: numbers(1, 32),
      OC: kind('layer'),
    },
    'Subtype Width Height',
  ),
  state: dict({
    ...all(number, 'LW LC LJ ML OPM FL SM CA ca'),
    D: list(shape({ number, list: numbers(0, 100) }), 2, 2),
    RI: name,
    ...all(bool, 'OP op SA AIS TK'),
    Font: list(shape({ dict: kind('font'), number }), 2, 2),
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
        'S G',
      ),
    }),
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
    0: stream(
      'bytes',
      {
        ...all(number, 'FunctionType BitsPerSample Order'),
        ...all(many, 'Domain Range Size Encode Decode'),
      },
      'Domain Range Size',
    ),
    2: dict({ ...all(number, 'FunctionType N'), ...all(many, 'Domain Range C0 C1') }, 'Domain N'),
    3: dict(
      {
        FunctionType: number,
        ...all(many, 'Domain Range Bounds Encode'),
        Functions: list(kind('function'), 1, 1000),
      },
      'Domain Functions Bounds Encode',
    ),
    4: stream('calculator', { FunctionType: number, ...all(many, 'Domain Range') }, 'Domain Range'),
  }),
  shading: by('ShadingType', {
    1: dict(shading({ Domain: numbers(4), Matrix: matrix }), 'ColorSpace Function'),
    ...all(axial, '2 3'),
    ...all(mesh, '4 5 6 7'),
  }),
  pattern: by('PatternType', {
    1: stream(
      'content',
      {
        ...all(number, 'PatternType PaintType TilingType XStep YStep'),
        BBox: box,
        Resources: kind('resources'),
        Matrix: matrix,
      },
      'PaintType BBox XStep YStep Resources',
    ),
    2: dict(
      { PatternType: number, Shading: kind('shading'), Matrix: matrix, ExtGState: kind('state') },
      'Shading',
    ),
  }),
  ...LETTERS,
  bytes: stream('bytes'),
  layer: by('Type', {
    OCG: dict(
      {
        Type: named('OCG'),
        Name: text,
        Usage: dict({
          View: dict({ ViewState: onOrOff }),
          Print: dict({ PrintState: onOrOff }),
        }),
      },
      'Type Name',
    ),
    OCMD: dict(
      {
        Type: named('OCMD'),
        OCGs: shape({ dict: kind('layer'), list: layerList }),
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
    { OCGs: layerList, D: dict({ BaseState: onOrOff, ...all(layerList, 'ON OFF') }) },
    'OCGs D',
  ),
}

/** The kind of a name. */
export const specOf = (of: Kind): Spec => KINDS[of]

/** Data of pictures that pass as they are; all else is inflated and deflated again by us. */
export const PASSED: readonly string[] = ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']

/** What the data of pictures asks of its reader, by filter. */
export const PARAMETERS: Readonly<Record<string, Spec>> = {
  FlateDecode: dict(all(number, 'Predictor Colors BitsPerComponent Columns')),
  DCTDecode: dict({ ColorTransform: number }),
  CCITTFaxDecode: dict({
    ...all(number, 'K Columns Rows DamagedRowsBeforeError'),
    ...all(bool, 'EndOfLine EncodedByteAlign EndOfBlock BlackIs1'),
  }),
  JBIG2Decode: dict({ JBIG2Globals: kind('bytes') }),
}
