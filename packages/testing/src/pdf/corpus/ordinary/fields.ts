import { look, written } from './looks.ts'
import type { Subject } from './subject.ts'

// Filled forms: what is seen stays seen, what is hidden stays hidden.

const AT = '/Rect [50 600 250 620]'
const utf16 = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
const widget = (keys: string, rect = AT): string =>
  `<< /Type /Annot /Subtype /Widget /F 4 ${rect} /P 3 0 R ${keys} >>`
const fields = (
  name: string,
  objects: Readonly<Record<number, string>>,
  streams: Readonly<Record<number, Buffer>> = {},
  form = '',
): Subject => ({
  name: `form: ${name}`,
  catalog: `/AcroForm << /Fields [${Object.keys(objects)
    .map((n) => `${n} 0 R`)
    .join(' ')}] /DA (/F1 12 Tf 0 g) /DR << /Font << /F1 6 0 R /Helv 6 0 R >> >> ${form} >>`,
  page: `/Annots [${Object.keys(objects)
    .map((n) => `${n} 0 R`)
    .join(' ')}]`,
  objects,
  streams,
})
/** A text that no appearance shows: the reader writes it. */
const bare = (name: string, keys: string, form = ''): Subject =>
  fields(
    `without appearance, ${name}`,
    { 10: widget(`/FT /Tx /T (a) /DA (/Helv 12 Tf 0 g) ${keys}`) },
    {},
    form,
  )
const NEEDED = '/NeedAppearances true'

export const FIELDS: readonly Subject[] = [
  fields(
    'text',
    { 10: widget('/FT /Tx /T (a) /V (Tilleuls) /AP << /N 20 0 R >>') },
    { 20: written('Tilleuls') },
  ),
  fields(
    'lines',
    {
      10: widget(
        '/FT /Tx /Ff 4096 /T (a) /V (Un\\nDeux) /AP << /N 20 0 R >>',
        '/Rect [50 580 250 620]',
      ),
    },
    {
      20: look('/Tx BMC q BT /F1 12 Tf 14 TL 2 25 Td (Un) Tj T* (Deux) Tj ET Q EMC', '0 0 200 40'),
    },
  ),
  fields(
    'comb',
    { 10: widget('/FT /Tx /Ff 16777216 /MaxLen 9 /T (a) /V (123456789) /AP << /N 20 0 R >>') },
    { 20: look('/Tx BMC q BT /F1 12 Tf 5 5 Td (1) Tj 22 0 Td (2) Tj 22 0 Td (3) Tj ET Q EMC') },
  ),
  fields(
    'choice',
    {
      10: widget(
        '/FT /Ch /Ff 131072 /T (a) /Opt [[(1) (Un)] [(2) (Deux)]] /V (2) /AP << /N 20 0 R >>',
      ),
    },
    { 20: written('Deux') },
  ),
  fields(
    'list',
    { 10: widget('/FT /Ch /T (a) /Opt [(A) (B) (C)] /V [(A) (C)] /I [0 2] /AP << /N 20 0 R >>') },
    { 20: look('.6 .8 1 rg 0 10 200 10 re f 0 g BT /F1 9 Tf 2 12 Td (A) Tj 0 -10 Td (B) Tj ET') },
  ),
  fields(
    'boxes by state',
    {
      10: widget(
        '/FT /Btn /T (a) /V /Oui /AS /Oui /AP << /N << /Oui 20 0 R /Off 21 0 R >> /D << /Oui 21 0 R >> >>',
        '/Rect [50 600 65 615]',
      ),
      11: widget(
        '/FT /Btn /T (b) /V /Off /AS /Off /AP << /N << /Oui 20 0 R /Off 21 0 R >> >>',
        '/Rect [80 600 95 615]',
      ),
      12: widget(
        '/FT /Btn /T (c) /AP << /N << /Oui 20 0 R /Off 21 0 R >> >>',
        '/Rect [110 600 125 615]',
      ),
      14: widget(
        '/FT /Btn /T (e) /AS /Oui /AP << /N << /Oui 20 0 R >> >>',
        '/Rect [170 600 185 615]',
      ),
    },
    {
      20: look('0 0 15 15 re S 2 2 m 13 13 l S 2 13 m 13 2 l S', '0 0 15 15'),
      21: look('0 0 15 15 re S', '0 0 15 15'),
    },
  ),
  {
    ...fields(
      'radio buttons under their field',
      { 10: '<< /FT /Btn /Ff 49152 /T (r) /V /B /Kids [11 0 R 12 0 R] >>' },
      { 20: look('0 0 15 15 re f', '0 0 15 15'), 21: look('0 0 15 15 re S', '0 0 15 15') },
    ),
    page: '/Annots [11 0 R 12 0 R]',
    objects: {
      10: '<< /FT /Btn /Ff 49152 /T (r) /V /B /Kids [11 0 R 12 0 R] >>',
      11: widget(
        '/Parent 10 0 R /AS /Off /AP << /N << /A 20 0 R /Off 21 0 R >> >>',
        '/Rect [50 600 65 615]',
      ),
      12: widget(
        '/Parent 10 0 R /AS /B /AP << /N << /B 20 0 R /Off 21 0 R >> >>',
        '/Rect [80 600 95 615]',
      ),
    },
  },
  {
    ...fields(
      'box whose state is drawn nowhere',
      { 13: widget('/FT /Btn /T (d) /AS /Absent /AP << /N << /Oui 20 0 R >> >>') },
      { 20: look('0 0 15 15 re S', '0 0 15 15') },
    ),
    eachItsWay: true,
  },
  fields(
    'button',
    {
      10: widget(
        '/FT /Btn /Ff 65536 /T (a) /MK << /BG [.8 .8 .8] /BC [0 0 0] /CA (Envoyer) >> /AP << /N 20 0 R >>',
      ),
    },
    { 20: written('Envoyer') },
  ),
  fields(
    'hidden, not seen, printed alone',
    {
      10: widget('/FT /Tx /T (a) /V (SECRET) /F 2 /AP << /N 20 0 R >>'),
      11: widget('/FT /Tx /T (b) /V (SECRET) /F 32 /AP << /N 20 0 R >>', '/Rect [50 560 250 580]'),
      12: widget('/FT /Tx /T (c) /V (seen) /F 0 /AP << /N 21 0 R >>', '/Rect [50 520 250 540]'),
    },
    { 20: written('SECRET'), 21: written('seen') },
  ),
  fields(
    'password',
    { 10: widget('/FT /Tx /Ff 8192 /T (a) /V (SECRET) /AP << /N 20 0 R >>') },
    { 20: written('******') },
  ),
  fields(
    'turned',
    {
      10: widget(
        '/FT /Tx /T (a) /V (x) /MK << /R 90 >> /AP << /N 20 0 R >>',
        '/Rect [50 500 70 700]',
      ),
    },
    { 20: look('BT /F1 12 Tf 2 5 Td (Debout) Tj ET', '0 0 200 20', '/Matrix [0 1 -1 0 20 0]') },
  ),
  fields(
    'with colours of its own',
    {
      10: widget(
        '/FT /Tx /T (a) /V (x) /MK << /BG [1 1 .6] /BC [1 0 0] >> /BS << /W 2 /S /B >> /AP << /N 20 0 R >>',
      ),
    },
    {
      20: look(
        '1 1 .6 rg 0 0 200 20 re f 1 0 0 RG 2 w 1 1 198 18 re S 0 g BT /F1 12 Tf 4 5 Td (x) Tj ET',
      ),
    },
  ),
  fields('empty', {
    10: widget('/FT /Tx /T (a)'),
    11: widget('/FT /Tx /T (b) /V ()'),
    12: widget('/FT /Sig /T (s)'),
    13: widget('/FT /Btn /T (c) /AS /Off'),
  }),
  bare('text', '/V (Tilleuls)', NEEDED),
  bare('accents', `/V ${utf16('Évry : été à l’œuvre, 12 €')}`, NEEDED),
  bare('letters by the table of the standard', '/V (\\311t\\351 \\240)', NEEDED),
  bare('lines', '/Ff 4096 /V (Un\\nDeux) /Rect [50 560 250 620]', NEEDED),
  bare('comb', '/Ff 16777216 /MaxLen 9 /V (123456789)', NEEDED),
  bare('on the right', '/Q 2 /V (1 250,00)', NEEDED),
  bare('Chinese', `/V ${utf16('业主大会')}`, NEEDED),
  bare('size of its own', '/DA (/Helv 0 Tf 1 0 0 rg) /V (Rouge)', NEEDED),
  bare('choice', '/FT /Ch /Ff 131072 /Opt [(Un) (Deux)] /V (Deux)', NEEDED),
  bare('nobody said so', '/V (Tilleuls)'),
  bare('hidden', '/F 2 /V (SECRET)', NEEDED),
]
