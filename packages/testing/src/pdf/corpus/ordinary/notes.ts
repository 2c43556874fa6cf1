import { stream } from '../writer.ts'
import { FORM, look, painted } from './looks.ts'
import { FONT, line, type Subject } from './subject.ts'

// Notes, stamps and inks of readers.

const note = (
  name: string,
  keys: string,
  streams: Readonly<Record<number, Buffer>> = {},
  page = '',
  more: Partial<Subject> = {},
): Subject => ({
  name: `note: ${name}`,
  page: `/Annots [10 0 R] ${page}`,
  objects: { 10: `<< /Type /Annot /F 4 /Rect [100 500 300 560] ${keys} >>` },
  streams,
  ...more,
})
const STAMP = '/Subtype /Stamp /AP << /N 20 0 R >>'
const stamp = look(
  '1 0 0 RG 2 w 2 2 196 56 re S BT /F1 24 Tf 20 20 Td (APPROUVE) Tj ET',
  '0 0 200 60',
)

export const NOTES: readonly Subject[] = [
  note('stamp', STAMP, { 20: stamp }),
  note('stamp, larger than it was drawn', `${STAMP} /Rect [50 300 450 560]`, { 20: stamp }),
  note('stamp, corners exchanged', `${STAMP} /Rect [300 560 100 500]`, { 20: stamp }),
  note('stamp with a matrix', STAMP, {
    20: look('0 0 1 rg 0 0 40 20 re f', '0 0 40 20', '/Matrix [.7 .7 -.7 .7 30 10]'),
  }),
  note('stamp with a box off origin', STAMP, { 20: painted('0 .5 0', '100 200 50 25') }),
  note('stamp that the box cuts', STAMP, {
    20: look('1 0 1 rg -500 -500 2000 2000 re f', '0 0 200 60'),
  }),
  note('stamp half seen through', `${STAMP} /CA .5`, {
    20: look(
      '/G gs 1 0 0 rg 0 0 200 60 re f',
      '0 0 200 60',
      '/Group << /S /Transparency >> /Resources << /ExtGState << /G << /ca .5 >> >> >>',
    ),
  }),
  note('text', '/Subtype /FreeText /DA (/F1 12 Tf) /Contents (Lu) /AP << /N 20 0 R >>', {
    20: look('BT /F1 12 Tf 5 30 Td (Lu et approuv\\351) Tj ET', '0 0 200 60'),
  }),
  note('ink', '/Subtype /Ink /InkList [[100 500 300 560]] /AP << /N 20 0 R >>', {
    20: look('0 0 1 RG 3 w 0 0 m 50 60 150 0 200 60 c S', '0 0 200 60'),
  }),
  note(
    'highlight that multiplies',
    '/Subtype /Highlight /QuadPoints [50 712 250 712 50 698 250 698] /Rect [50 698 250 712] /C [1 1 0] /AP << /N 20 0 R >>',
    {
      20: stream(
        `${FORM} /BBox [50 698 250 712] /Group << /S /Transparency >> /Resources << /ExtGState << /G << /BM /Multiply >> >> >>`,
        '/G gs 1 1 0 rg 50 698 200 14 re f',
      ),
    },
  ),
  ...[
    ['hidden', 2],
    ['not seen', 32],
    ['printed alone', 36],
    ['no zoom, not turned', 28],
  ].map(([what, flags]) => note(`stamp, ${what}`, `${STAMP} /F ${flags}`, { 20: stamp })),
  note('stamp without a flag', `${STAMP} /F 0`, { 20: stamp }),
  note('states', '/Subtype /Stamp /AS /On /AP << /N << /On 20 0 R /Off 21 0 R >> >>', {
    20: stamp,
    21: painted('0 0 0'),
  }),
  note('appearance of nothing', '/Subtype /Stamp /AP << /N null >>', {}, '', { eachItsWay: true }),
  note('window of another note', '/Subtype /Popup /Open true /Parent 10 0 R'),
  note('resources of the page', STAMP, {
    20: stream(`${FORM} /BBox [0 0 200 60]`, 'BT /F1 20 Tf 5 20 Td (Page) Tj ET'),
  }),
  note('box of nothing', STAMP, { 20: painted('1 0 0', '0 0 0 0') }),
  ...[90, 180, 270].map((turn) =>
    note(`stamp and form on a page turned by ${turn}`, STAMP, { 20: stamp }, `/Rotate ${turn}`),
  ),
  note(
    'stamp on a page off origin',
    STAMP,
    { 20: stamp },
    '/MediaBox [-50 -60 545 782] /CropBox [10 20 500 700]',
  ),
  note('stamp on a page whose contents leave a state', STAMP, { 20: stamp }, '', {
    contents: `${line('Texte', 700)} q .5 0 0 .5 0 0 cm 1 0 0 rg`,
  }),
  note('stamp of a hidden layer', `${STAMP} /OC 30 0 R`, { 20: stamp }, '', {
    catalog: '/OCProperties << /OCGs [30 0 R] /D << /OFF [30 0 R] >> >>',
    objects: {
      10: `<< /Type /Annot /F 4 /Rect [100 500 300 560] ${STAMP} /OC 30 0 R >>`,
      30: '<< /Type /OCG /Name (a) >>',
    },
  }),
  note('drawn over another', STAMP, { 20: stamp, 21: painted('0 1 1', '0 0 200 60') }, '', {
    page: '/Annots [10 0 R 11 0 R]',
    objects: {
      10: `<< /Type /Annot /F 4 /Rect [100 500 300 560] ${STAMP} >>`,
      11: '<< /Type /Annot /Subtype /Square /F 4 /Rect [200 480 350 540] /AP << /N 21 0 R >> >>',
    },
  }),
  note('list by a reference', STAMP, { 20: stamp }, '', {
    page: '/Annots 40 0 R',
    objects: {
      10: `<< /Type /Annot /F 4 /Rect [100 500 300 560] ${STAMP} >>`,
      40: '[10 0 R null 99 0 R]',
      41: FONT,
    },
  }),
]
