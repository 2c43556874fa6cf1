import { everyKind, KINDS, STREAMS } from './kinds.ts'

// What a deep copy lets through: keys that nobody paints with, on objects of every kind.

const SCRIPT = '<< /S /JavaScript /JS (app.alert1) >>'
const FILE = '<< /Type /Filespec /F (a.exe) /UF (a.exe) /EF << /F 81 0 R >> >>'
const MORE = {
  80: SCRIPT,
  81: '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
  82: FILE,
  83: '<< /S /Launch /F (calc.exe) >>',
} as const

/** Keys that lead to something that acts, whatever they hang on. */
const KEYS: readonly string[] = [
  ...'A AA OpenAction Next JS PieceInfo Metadata OPI Ref PS Alternates PtData Measure Group2 TemplateInstantiated DPart B Thumb Trans Private Xyz Parent OC2 Usage2 Properties2 Names Outlines AcroForm DSS Dests SeparationInfo VP Hid OID Type3 CharSet Style FD Lang'
    .split(' ')
    .map((key) => `/${key} 80 0 R`),
  '/AF [82 0 R]',
  '/EF << /F 81 0 R >>',
  '/FS 82 0 R',
  '/URI (javascript:1)',
  '/XFA [(a) 81 0 R]',
  '/Subtype2 /PS /Level1 81 0 R',
  '/StructParents 0 /StructParent 0',
  '/PieceInfo << /App << /LastModified (D:2026) /Private 80 0 R >> >>',
  '/OPI << /2.0 << /Type /OPI /Version 2.0 /F 82 0 R >> >>',
  '/Ref << /F 82 0 R /Page 0 >>',
  '/Alternates [<< /Image 81 0 R /DefaultForPrinting true >>]',
  '/A 83 0 R /AA << /O 83 0 R /C 80 0 R /E 80 0 R >>',
  '/A#41 << /O 80 0 R >>',
]

/** Keys that a kind has, with an action where a value of another shape is meant. */
const VALUES: readonly string[] =
  'Resources Encoding Widths FontDescriptor ToUnicode CIDSystemInfo CIDToGIDMap W DW CharProcs Font XObject ExtGState Pattern Shading Properties ColorSpace SMask Mask Decode DecodeParms Filter Length Matrix BBox Group OC Function Functions Domain C0 Alternate N TR HT BG HTO Usage OCGs VE P D ON Order AS Name Type Subtype S G BC Contents Annots AP MK DA DR V Rect CropBox Rotate UserUnit Tabs Dur PZ Length1 FontName FontFile3 Registry'.split(
    ' ',
  )

/** What is no object, or another one: readers do with it what they will. */
const BROKEN: readonly (readonly [name: string, body: string])[] = [
  ['cut dictionary', `<< /A 80 0 R /AA << /O 80 0 R`],
  ['action', SCRIPT],
  ['list of actions', `[80 0 R 83 0 R]`],
  ['text', '(app.alert1)'],
  ['word', 'hello /S /JavaScript /JS (1)'],
  ['unended text', `(<< /S /JavaScript /JS (1)`],
  ['keys that are none', `<< 80 0 R /A >>`],
  ['itself', '99 0 R'],
]

interface Named {
  name: string
  bytes: Buffer
}
const one = (name: string, n: number): string => `${name} (${n})`

export const hung = (): Named[] => [
  // Each kind with every key at once, each key on every kind in its turn.
  ...KINDS.map((kind) => ({
    name: `private keys on: ${kind}`,
    bytes: everyKind({ kind, keys: KEYS.join(' ') }, MORE),
  })),
  ...KINDS.flatMap((kind, i) =>
    KEYS.filter((_, j) => (i + j) % 5 === 0).map((keys, n) => ({
      name: one(`private key ${keys} on: ${kind}`, n),
      bytes: everyKind({ kind, keys }, MORE),
    })),
  ),
  ...KINDS.flatMap((kind, i) =>
    VALUES.filter((_, j) => (i + j) % 6 === 0).map((key) => ({
      name: `action for its /${key} on: ${kind}`,
      bytes: everyKind({ kind, keys: `/${key} 80 0 R` }, MORE),
    })),
  ),
  ...KINDS.flatMap((kind, i) =>
    BROKEN.filter((_, j) => (i + j) % 2 === 0).map(([name, instead]) => ({
      name: `${name} instead of: ${kind}`,
      bytes: everyKind({ kind, instead }, MORE),
    })),
  ),
  ...STREAMS.flatMap((kind) =>
    [
      '/F (/etc/passwd)',
      `/F ${FILE}`,
      '/F << /FS /URL /F (http://203.0.113.7/a) >> /FFilter /FlateDecode',
    ].map((keys) => ({
      name: `data outside (${keys}) of: ${kind}`,
      bytes: everyKind({ kind, keys }, MORE),
    })),
  ),
]
