import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib'

/** Documents made by script, good and hostile, for the tests of whatever receives files. */

type Morceau = string | Buffer
const octets = (m: Morceau): Buffer => (typeof m === 'string' ? Buffer.from(m, 'latin1') : m)

export interface Structure {
  /** Body of each object, numbered from 1; object 1 is the catalog. */
  objets: Morceau[]
  entete?: string
  trailer?: string
}

/** Writes a whole document with its cross-reference table. */
export function ecrirePdf({ objets, entete = '%PDF-1.7\n', trailer = '' }: Structure): Buffer {
  const sortie: Buffer[] = [octets(entete)]
  let xref = sortie[0]?.length ?? 0
  const positions = objets.map((objet, i) => {
    const ici = xref
    const morceau = Buffer.concat([octets(`${i + 1} 0 obj\n`), octets(objet), octets('\nendobj\n')])
    sortie.push(morceau)
    xref += morceau.length
    return ici
  })
  const lignes = positions.map((p) => `${String(p).padStart(10, '0')} 00000 n \n`).join('')
  sortie.push(octets(`xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${lignes}`))
  sortie.push(
    octets(
      `trailer\n<< /Size ${objets.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(sortie)
}

export function flux(dictionnaire: string, donnees: Morceau): Buffer {
  const d = octets(donnees)
  return Buffer.concat([
    octets(`<< ${dictionnaire} /Length ${d.length} >>\nstream\n`),
    d,
    octets('\nendstream'),
  ])
}

/**
 * A one-page document; `catalogue` and `plus` add what the case is about (first added object is
 * number 5).
 */
export function simple(catalogue = '', plus: Morceau[] = [], page = ''): Buffer {
  return ecrirePdf({
    objets: [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>`,
      flux('', 'BT ET'),
      ...plus,
    ],
  })
}

/**
 * Packs objects (numbers from 10) into an object stream; `decalages` moves the announced offsets.
 */
export function fluxObjets(
  objets: string[],
  dictionnaire = '/Filter /FlateDecode',
  encoder = deflateSync,
  decalages: number[] = [],
): Buffer {
  let position = 0
  const entete = objets.map((o, i) => {
    const ligne = `${10 + i} ${position + (decalages[i] ?? 0)}`
    position += o.length + 1
    return ligne
  })
  const tete = `${entete.join(' ')} `
  return flux(
    `/Type /ObjStm /N ${objets.length} /First ${tete.length} ${dictionnaire}`,
    encoder(octets(`${tete}${objets.join(' ')}`)),
  )
}

const JS = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const ZEROS = 80 * 1_048_576
const unefois = <T>(faire: () => T): (() => T) => {
  let fait: { v: T } | undefined
  return () => (fait ??= { v: faire() }).v
}
const bombe = unefois(() => deflateSync(Buffer.alloc(ZEROS, ' ')))

function pages(nombre: number): Buffer {
  const enfants = Array.from({ length: nombre }, (_, i) => `${i + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'
  return ecrirePdf({
    objets: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${enfants}] /Count ${nombre} >>`,
      ...Array.from({ length: nombre }, () => page),
    ],
  })
}

/** A page tree of which each level names the next one ten times: ten billion pages in ten lines. */
function pagesPartagees(): Buffer {
  const niveaux = Array.from(
    { length: 10 },
    (_, i) => `<< /Type /Pages /Count 1 /Kids [${`${i + 3} 0 R `.repeat(10)}] >>`,
  )
  return ecrirePdf({
    objets: [
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...niveaux,
      '<< /Type /Page /MediaBox [0 0 1 1] >>',
    ],
  })
}

const CHIFFRE = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -1852 /O <${'6f'.repeat(32)}> /U <${'75'.repeat(32)}> >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`

type Attendu = 'invalide-type-fichier' | 'fichier-protege' | 'fichier-contenu-actif'
export const HOSTILES: readonly [nom: string, attendu: Attendu, faire: () => Buffer][] = [
  [
    'password',
    'fichier-protege',
    () =>
      ecrirePdf({
        objets: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
        trailer: CHIFFRE,
      }),
  ],
  [
    'encrypted object streams',
    'fichier-protege',
    () =>
      simple('', [
        flux('/Type /ObjStm /N 3 /First 12 /Filter /FlateDecode', 'chiffré'),
        `<< /X << ${CHIFFRE} >> >>`,
      ]),
  ],
  [
    'script in the name tree',
    'fichier-contenu-actif',
    () => simple(`/Names << /JavaScript << /Names [(a) 5 0 R] >> >>`, [JS]),
  ],
  ['script on opening', 'fichier-contenu-actif', () => simple(`/OpenAction ${JS}`)],
  ['script on a page', 'fichier-contenu-actif', () => simple('', [JS], '/AA << /O 5 0 R >>')],
  [
    'obfuscated script',
    'fichier-contenu-actif',
    () => simple('/OpenAction << /S /J#61vaScript /#4A#53 (1) >>'),
  ],
  [
    'script in an object stream',
    'fichier-contenu-actif',
    () => simple('/OpenAction 10 0 R', [fluxObjets([JS])]),
  ],
  [
    'obfuscated script in an object stream',
    'fichier-contenu-actif',
    () => simple('/OpenAction 10 0 R', [fluxObjets(['<</S/#4aavaScript/J#53(1)>>'])]),
  ],
  [
    'script hidden in a text',
    'fichier-contenu-actif',
    () => simple('/OpenAction 9 0 R', [`(x\n9 0 obj ${JS} endobj\n)`]),
  ],
  [
    'script hidden in a comment',
    'fichier-contenu-actif',
    () => simple('/OpenAction 9 0 R', [`%9 0 obj <</S/JavaScript/JS 8 0 R>> endobj\n<< >>`]),
  ],
  [
    'script hidden in stream data',
    'fichier-contenu-actif',
    () => simple('/OpenAction 9 0 R', [flux('', `9 0 obj ${JS.replace('Java', 'J#61va')} endobj`)]),
  ],
  [
    'offset into a text of an object stream',
    'invalide-type-fichier',
    () =>
      simple('/OpenAction 10 0 R', [
        fluxObjets(
          [`(${JS.replaceAll(/[\\()]/gu, '')})`],
          '/Filter /FlateDecode',
          deflateSync,
          [1],
        ),
      ]),
  ],
  [
    'object stream behind an unknown filter',
    'invalide-type-fichier',
    () =>
      simple('/OpenAction 10 0 R', [
        fluxObjets([JS], '/Filter /ASCIIHexDecode', (d) =>
          Buffer.from(Buffer.from(d as Buffer).toString('hex')),
        ),
      ]),
  ],
  [
    'object stream behind a predictor',
    'invalide-type-fichier',
    () =>
      simple('', [fluxObjets(['<< >>'], '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')]),
  ],
  [
    'embedded file',
    'fichier-contenu-actif',
    () =>
      simple('/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>', [
        '<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>',
        flux('/Type /EmbeddedFile', 'MZ'),
      ]),
  ],
  [
    'embedded file without its type',
    'fichier-contenu-actif',
    () => simple('/AF [5 0 R]', ['<< /F (a.exe) /EF << /F 6 0 R >> >>', flux('', 'MZ')]),
  ],
  [
    'launch action',
    'fichier-contenu-actif',
    () => simple('/OpenAction << /S /Launch /F (cmd.exe) >>'),
  ],
  [
    'rich media',
    'fichier-contenu-actif',
    () => simple('', ['<< /Type /Annot /Subtype /RichMedia >>'], '/Annots [5 0 R]'),
  ],
  [
    'XFA form',
    'fichier-contenu-actif',
    () => simple('/AcroForm << /Fields [] /XFA 5 0 R >>', [flux('', '<xdp/>')]),
  ],
  [
    'form that sends',
    'fichier-contenu-actif',
    () => simple('/OpenAction << /S /SubmitForm /F (http://127.0.0.1/) >>'),
  ],
  [
    'jump to another file',
    'fichier-contenu-actif',
    () => simple('/OpenAction << /S /GoToR /F (b.pdf) /D [0 /Fit] >>'),
  ],
  [
    'HTML before',
    'invalide-type-fichier',
    () => Buffer.concat([Buffer.from('<html></html>\n'), simple()]),
  ],
  [
    'HTML after',
    'invalide-type-fichier',
    () => Buffer.concat([simple(), Buffer.from('<script>alert(1)</script>')]),
  ],
  [
    'ZIP after',
    'invalide-type-fichier',
    () => Buffer.concat([simple(), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  ],
  ['truncated', 'invalide-type-fichier', () => simple().subarray(0, 300)],
  [
    'fake',
    'invalide-type-fichier',
    () => Buffer.from('%PDF-1.7\nnot really\nstartxref\n0\n%%EOF\n'),
  ],
  ['PNG', 'invalide-type-fichier', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['empty', 'invalide-type-fichier', () => Buffer.alloc(0)],
  [
    'no page',
    'invalide-type-fichier',
    () =>
      ecrirePdf({
        objets: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
      }),
  ],
  [
    'content bomb',
    'invalide-type-fichier',
    () => simple('', [flux('/Filter /FlateDecode', bombe())]),
  ],
  [
    'content bomb in a bomb',
    'invalide-type-fichier',
    () => simple('', [flux('/Filter [/FlateDecode /FlateDecode]', deflateSync(bombe()))]),
  ],
  [
    'many half bombs',
    'invalide-type-fichier',
    () =>
      simple(
        '',
        Array.from({ length: 5 }, () =>
          flux('/Filter /FlateDecode', deflateSync(Buffer.alloc(50 * 1_048_576))),
        ),
      ),
  ],
  [
    'object stream bomb',
    'invalide-type-fichier',
    () => simple('', [fluxObjets(['['.concat('0 '.repeat(20 * 1_048_576), ']')])]),
  ],
  ['20,000 pages', 'invalide-type-fichier', () => pages(20_000)],
  ['2,001 pages', 'invalide-type-fichier', () => pages(2001)],
  [
    'page tree that loops',
    'invalide-type-fichier',
    () =>
      ecrirePdf({
        objets: ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'],
      }),
  ],
  ['page tree that multiplies', 'invalide-type-fichier', pagesPartagees],
  [
    '200,000 arrays deep',
    'invalide-type-fichier',
    () => simple('', ['['.repeat(200_000) + ']'.repeat(200_000)]),
  ],
  [
    'dictionaries deep in an object stream',
    'invalide-type-fichier',
    () => simple('', [fluxObjets(['<</A'.repeat(5000) + '>>'.repeat(5000)])]),
  ],
]

async function parPdfLib(objectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  const police = await document.embedFont(StandardFonts.Helvetica)
  for (let i = 0; i < 3; i++)
    document
      .addPage()
      .drawText('Reglement de copropriete, /JavaScript et /Launch', { x: 50, y: 700, font: police })
  document.getForm().createTextField('nom').addToPage(document.getPage(0))
  return Buffer.from(await document.save({ useObjectStreams: objectStreams }))
}

async function avecLien(objectStreams: boolean): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const action = document.context.obj({
    Type: 'Action',
    S: 'URI',
    URI: PDFString.of('https://exemple.test/JavaScript/Launch (1)'),
  })
  const lien = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 100, 100],
    A: action,
  })
  page.node.set(PDFName.of('Annots'), document.context.obj([lien]))
  return Buffer.from(await document.save({ useObjectStreams: objectStreams }))
}

/** A document of exactly this size. */
export function deTaille(taille: number): Buffer {
  const vide = simple('', [flux('', Buffer.alloc(taille - 1000, 'x'))])
  return simple('', [flux('', Buffer.alloc(taille - 1000 + (taille - vide.length), 'x'))])
}

const SIGNATURE = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 100 200 300] /Contents <${'00'.repeat(500)}> >>`
export const BONS: readonly [nom: string, pages: number, faire: () => Buffer | Promise<Buffer>][] =
  [
    ['simple', 1, () => simple()],
    ['pdf-lib, with a form and names in its texts', 3, () => parPdfLib(false)],
    ['pdf-lib with object streams', 3, () => parPdfLib(true)],
    ['link', 1, () => avecLien(false)],
    ['link in an object stream', 1, () => avecLien(true)],
    [
      'signed',
      1,
      () =>
        simple('/AcroForm << /SigFlags 3 /Fields [5 0 R] >>', [
          '<< /FT /Sig /T (s) /V 6 0 R >>',
          SIGNATURE,
        ]),
    ],
    [
      'PDF/A with metadata',
      1,
      () =>
        simple('/Metadata 5 0 R', [
          flux(
            '/Type /Metadata /Subtype /XML',
            '<x:xmpmeta>https://exemple.test/JavaScript/</x:xmpmeta>',
          ),
        ]),
    ],
    [
      'saved twice',
      1,
      () =>
        Buffer.concat([
          simple(),
          Buffer.from(
            '4 0 obj\n<< /Length 5 >>\nstream\nBT ET\nendstream\nendobj\nxref\n0 0\ntrailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n9\n%%EOF\r\n \n',
          ),
        ]),
    ],
    [
      'PDF 2.0',
      1,
      () =>
        ecrirePdf({
          entete: '%PDF-2.0\n%âãÏÓ\n',
          objets: [
            '<< /Type /Catalog /Pages 2 0 R >>',
            '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
            '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1 1] >>',
          ],
        }),
    ],
    [
      'fonts named like active keys',
      1,
      () => simple('', ['<< /Font << /F1 << /BaseFont /AA /Name /JS >> >> >>']),
    ],
    ['2,000 pages', 2000, () => pages(2000)],
    ['one byte under 5 MB', 1, () => deTaille(5 * 1_048_576 - 1)],
  ]
