import { deflateSync } from 'node:zlib'
import { ecrirePdf, flux, fluxObjets, pages, simple } from './ecrire-pdf.ts'

// Hostile documents, with the code that each one is refused with.

const JS = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const ZEROS = 80 * 1_048_576
const unefois = <T>(faire: () => T): (() => T) => {
  let fait: { v: T } | undefined
  return () => (fait ??= { v: faire() }).v
}
const bombe = unefois(() => deflateSync(Buffer.alloc(ZEROS, ' ')))

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
    'object stream that cannot be unpacked',
    'invalide-type-fichier',
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
    'fichier-contenu-actif',
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
