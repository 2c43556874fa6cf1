import {
  all,
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
  type Spec,
} from './spec.ts'

const cidSystem = dict({ ...all(text, 'Registry Ordering'), Supplement: number })
const font = (subtypes: readonly string[], keys: Keys, needs = ''): Spec =>
  dict(
    { Type: named('Font'), Subtype: named(...subtypes), ToUnicode: kind('cmap'), ...keys },
    `Subtype ${needs}`,
  )
const coded = {
  ...all(number, 'FirstChar LastChar'),
  Widths: numbers(0, 65_536),
  Encoding: kind('encoding'),
}
const simpleFont = font(['Type1', 'MMType1', 'TrueType'], {
  BaseFont: name,
  FontDescriptor: kind('descriptor'),
  ...coded,
})
const widths = list(shape({ number, list: many }), 0, 200_000)
/** Kinds of what letters are drawn with. */
export const LETTERS = {
  font: by('Subtype', {
    ...all(simpleFont, 'Type1 MMType1 TrueType'),
    Type3: font(
      ['Type3'],
      {
        FontBBox: numbers(4),
        FontMatrix: numbers(6),
        CharProcs: map(kind('contents'), false),
        Resources: kind('resources'),
        ...coded,
      },
      'FontMatrix CharProcs Encoding Resources',
    ),
    Type0: font(
      ['Type0'],
      {
        BaseFont: name,
        Encoding: kind('cmap'),
        DescendantFonts: list(kind('cidfont'), 1, 1),
      },
      'Encoding DescendantFonts',
    ),
  }),
  cidfont: font(['CIDFontType0', 'CIDFontType2'], {
    BaseFont: name,
    CIDSystemInfo: cidSystem,
    FontDescriptor: kind('descriptor'),
    DW: number,
    DW2: numbers(2),
    ...all(widths, 'W W2'),
    CIDToGIDMap: shape({ name: named('Identity'), stream: kind('bytes') }),
  }),
  encoding: shape({
    name,
    dict: dict({ BaseEncoding: name, Differences: list(shape({ number, name }), 0, 5000) }),
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
    ...all(name, 'FontName FontStretch'),
    FontBBox: numbers(4),
    ...all(
      number,
      'FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth',
    ),
    ...all(kind('fontfile'), 'FontFile FontFile2 FontFile3'),
  }),
  fontfile: stream('bytes', {
    ...all(number, 'Length1 Length2 Length3'),
    Subtype: named('Type1C', 'CIDFontType0C', 'OpenType'),
  }),
} as const satisfies Keys
