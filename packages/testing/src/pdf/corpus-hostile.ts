import { ecrirePdf, flux, pages, simple } from './ecrire-pdf.ts'

// Documents that cannot be rebuilt, with the code that each one is refused with.

const CHIFFRE = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -1852 /O <${'6f'.repeat(32)}> /U <${'75'.repeat(32)}> >> /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
const SANS_PAGE = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [] /Count 0 >>',
] as const

type Attendu = 'invalide-type-fichier' | 'fichier-protege' | 'fichier-contenu-actif'
export const HOSTILES: readonly [nom: string, attendu: Attendu, faire: () => Buffer][] = [
  ['password', 'fichier-protege', () => ecrirePdf({ objets: [...SANS_PAGE], trailer: CHIFFRE })],
  [
    'XFA form',
    'fichier-contenu-actif',
    () => simple('/AcroForm << /Fields [] /XFA 5 0 R >>', [flux('', '<xdp/>')]),
  ],
  [
    'portfolio',
    'fichier-contenu-actif',
    () => simple('/Collection << /Type /Collection /View /D >>'),
  ],
  [
    'fake',
    'invalide-type-fichier',
    () => Buffer.from('%PDF-1.7\nnot really\nstartxref\n0\n%%EOF\n'),
  ],
  ['PNG', 'invalide-type-fichier', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['empty', 'invalide-type-fichier', () => Buffer.alloc(0)],
  ['no page', 'invalide-type-fichier', () => ecrirePdf({ objets: [...SANS_PAGE] })],
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
]
