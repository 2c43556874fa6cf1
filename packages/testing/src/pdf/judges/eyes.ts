import { stream, Writer } from '../corpus/writer.ts'

/** Something known, at a known place: a judge that does not see it judges nothing. */
export interface Eye {
  name: string
  bytes: Buffer
}

const DID = {
  script: '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  link: '<< /S /URI /URI (javascript:app.alert\\(1\\)) >>',
  launch: '<< /S /Launch /F (calc.exe) >>',
} as const
const FILE = '<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 8 0 R >> >>'
const RECT = '/Rect [10 10 90 90]'

interface Added {
  catalog?: string
  page?: string
  object?: string
}
const PLACES: readonly (readonly [place: string, added: (action: string) => Added])[] = [
  ['on opening', (a) => ({ catalog: `/OpenAction ${a}` })],
  ['of a page', (a) => ({ page: `/AA << /O ${a} >>` })],
  [
    'of an annotation',
    (a) => ({ page: `/Annots [<< /Type /Annot /Subtype /Link ${RECT} /A ${a} >>]` }),
  ],
  [
    'of a field',
    (a) => ({
      catalog: '/AcroForm << /Fields [9 0 R] >>',
      page: '/Annots [9 0 R]',
      object: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /P 3 0 R ${RECT} /A ${a} /AA << /C ${a} >> >>`,
    }),
  ],
  [
    'of the outline',
    (a) => ({
      catalog: '/Outlines << /Type /Outlines /First 9 0 R /Last 9 0 R /Count 1 >>',
      object: `<< /Title (a) /A ${a} >>`,
    }),
  ],
]
const OTHERS: readonly (readonly [name: string, added: Added])[] = [
  ['script by name', { catalog: `/Names << /JavaScript << /Names [(a) ${DID.script}] >> >>` }],
  ['attachment by name', { catalog: `/Names << /EmbeddedFiles << /Names [(a) ${FILE}] >> >>` }],
  ['attachment of the document', { catalog: `/AF [${FILE}]` }],
  [
    'attachment of an annotation',
    { page: `/Annots [<< /Type /Annot /Subtype /FileAttachment ${RECT} /FS ${FILE} >>]` },
  ],
]

const write = ({ catalog = '', page = '', object = 'null' }: Added): Buffer =>
  new Writer()
    .objects({
      1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
      4: stream('', 'BT ET'),
      8: stream('/Type /EmbeddedFile', 'abc'),
      9: object,
    })
    .end()
    .bytes()

/** A document where nobody sees anything. */
export const nothing = (): Buffer => write({})

/** Every known thing at every place where it can stand. */
export const EYES: readonly Eye[] = [
  ...Object.entries(DID).flatMap(([what, action]) =>
    PLACES.map(([place, added]) => ({ name: `${what} ${place}`, bytes: write(added(action)) })),
  ),
  ...OTHERS.map(([name, added]) => ({ name, bytes: write(added) })),
]
