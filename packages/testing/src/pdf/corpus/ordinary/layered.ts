import { stream } from '../writer.ts'
import { FONTS, line, type Subject } from './subject.ts'

// Layers shown and hidden, pages of every box and turn.

const shown = (property: string, text: string, y: number): string =>
  `/OC /${property} BDC ${line(text, y)} 300 ${y} 90 20 re f EMC`

/** Two layers and what the document says of them: 20 is A, 21 is B. */
const layers = (
  name: string,
  state: string,
  properties = '',
  more: Partial<Subject> = {},
): Subject => ({
  name: `layers: ${name}`,
  catalog: `/OCProperties << /OCGs [20 0 R 21 0 R] /D << /Order [20 0 R 21 0 R] ${state} >> >>`,
  resources: `${FONTS} /Properties << /A 20 0 R /B 21 0 R /C 22 0 R ${properties} >>`,
  contents: `${line('Plan', 700)} ${shown('A', 'Cave', 600)} ${shown('B', 'Toit', 500)} ${shown('C', 'Ensemble', 400)}`,
  ...more,
  objects: {
    20: '<< /Type /OCG /Name (A) >>',
    21: '<< /Type /OCG /Name (B) >>',
    22: '<< /Type /OCMD /OCGs [20 0 R 21 0 R] >>',
    ...more.objects,
  },
})
const policy = (name: string, keys: string): Subject =>
  layers(`set, ${name}`, '/OFF [21 0 R]', '', {
    objects: { 22: `<< /Type /OCMD /OCGs [20 0 R 21 0 R] ${keys} >>` },
  })

const LAYERS: readonly Subject[] = [
  layers('all shown', ''),
  layers('one hidden', '/OFF [21 0 R]'),
  layers('all hidden but one', '/BaseState /OFF /ON [20 0 R]'),
  layers('unchanged', '/BaseState /Unchanged /OFF [20 0 R]'),
  layers('both lists', '/ON [20 0 R] /OFF [20 0 R 21 0 R]'),
  ...['AllOn', 'AnyOn', 'AllOff', 'AnyOff'].map((p) => policy(p, `/P /${p}`)),
  layers('set, one alone', '/OFF [21 0 R]', '', {
    objects: { 22: '<< /Type /OCMD /OCGs 21 0 R >>' },
  }),
  layers('set of nothing', '/OFF [21 0 R]', '', { objects: { 22: '<< /Type /OCMD /OCGs [] >>' } }),
  policy('not', '/VE [/Not 20 0 R]'),
  policy('and, or', '/VE [/And 20 0 R [/Or 21 0 R [/Not 21 0 R]]]'),
  layers('nested', '/OFF [21 0 R] /Order [20 0 R [21 0 R]]', '', {
    contents: `/OC /A BDC ${line('Dehors', 600)} /OC /B BDC ${line('SECRET', 500)} EMC ${line('Dehors encore', 400)} EMC`,
  }),
  layers('marks that are not layers between', '/OFF [21 0 R]', '', {
    contents: `/Span << /MCID 0 >> BDC /OC /B BDC /P BMC ${line('SECRET', 500)} EMC EMC ${line('Vu', 400)} EMC`,
  }),
  layers('pictures and forms of a layer', '/OFF [21 0 R]', '', {
    resources: `${FONTS} /XObject << /I 30 0 R /F 31 0 R /V 32 0 R >>`,
    contents: `q 90 0 0 90 50 600 cm /I Do Q /F Do /V Do`,
    streams: {
      30: stream(
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /OC 21 0 R',
        '\x00',
      ),
      31: stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /OC 21 0 R',
        '200 600 90 90 re f',
      ),
      32: stream(
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /OC 20 0 R',
        '350 600 90 90 re f',
      ),
    },
  }),
  layers(
    'for the screen and for the printer',
    '/AS [<< /Event /View /OCGs [20 0 R 21 0 R] /Category [/View] >> << /Event /Print /OCGs [20 0 R 21 0 R] /Category [/Print] >>]',
    '',
    {
      objects: {
        20: '<< /Type /OCG /Name (A) /Usage << /View << /ViewState /ON >> /Print << /PrintState /OFF >> >> >>',
        21: '<< /Type /OCG /Name (B) /Usage << /Print << /PrintState /ON >> >> >>',
      },
    },
  ),
  layers('of designers', '/OFF [21 0 R]', '', {
    objects: {
      21: '<< /Type /OCG /Name (B) /Intent [/View /Design] /Usage << /CreatorInfo << /Creator (CAD) /Subtype /Technical >> >> >>',
    },
  }),
  layers(
    'other views',
    '/OFF [21 0 R] /RBGroups [[20 0 R 21 0 R]] /ListMode /VisiblePages /Locked [20 0 R]',
    '',
    {
      eachItsWay: true,
      catalog:
        '/OCProperties << /OCGs [20 0 R 21 0 R] /D << /OFF [21 0 R] >> /Configs [<< /Name (autre) /BaseState /OFF >>] >>',
    },
  ),
  layers('that the document does not list', '', '', { catalog: '' }),
  layers('hidden, in a form', '/OFF [21 0 R]', '', {
    resources: `${FONTS} /XObject << /F 31 0 R >>`,
    contents: `${line('Page', 700)} /F Do`,
    streams: {
      31: stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${FONTS} /Properties << /A 20 0 R /B 21 0 R >> >>`,
        `${shown('A', 'Vu', 600)} ${shown('B', 'SECRET', 500)}`,
      ),
    },
  }),
]

const page = (name: string, keys: string, more: Partial<Subject> = {}): Subject => ({
  name: `page: ${name}`,
  page: keys,
  contents: `${line('Page', 300)} 1 0 0 rg 60 100 80 40 re f 0 0 1 rg 200 400 40 80 re f`,
  ...more,
})
const PAGES: readonly Subject[] = [
  page('box off origin', '/MediaBox [-100 50 400 700]'),
  page('cut off origin', '/MediaBox [-100 50 400 700] /CropBox [10 60 300 500]'),
  page('cut larger than its box', '/MediaBox [0 0 400 600] /CropBox [-50 -50 900 900]'),
  page('corners exchanged', '/MediaBox [400 600 0 0]'),
  page(
    'every box',
    '/MediaBox [0 0 500 700] /CropBox [10 10 490 690] /TrimBox [20 20 480 680] /BleedBox [15 15 485 685] /ArtBox [30 30 470 670]',
  ),
  page('unit of two', '/MediaBox [0 0 300 400] /UserUnit 2'),
  ...[90, 180, 270, -90, 450].map((turn) =>
    page(`turned by ${turn}`, `/MediaBox [0 0 400 600] /Rotate ${turn}`),
  ),
  page('turned by a third', '/MediaBox [0 0 400 600] /Rotate 30'),
  page('numbers by references', '/MediaBox [0 0 40 0 R 41 0 R] /Rotate 42 0 R', {
    objects: { 40: '400', 41: '600', 42: '90' },
  }),
  page('contents cut between two words', '/Contents [20 0 R 21 0 R 22 0 R]', {
    streams: {
      20: stream('', '1 0 0'),
      21: stream('', 'rg 50 50 90'),
      22: stream('', '90 re f', true),
    },
  }),
  page('contents of nothing', '/Contents null'),
  page('contents by a list of references to nothing', '/Contents [99 0 R 20 0 R]', {
    eachItsWay: true,
    streams: { 20: stream('', '0 0 90 90 re f') },
  }),
  page(
    'thumbnail, transition, tabs',
    '/Thumb 20 0 R /Trans << /S /Dissolve >> /Dur 5 /Tabs /S /PieceInfo << /X << /LastModified (D:2026) /Private (x) >> >>',
    {
      streams: {
        20: stream('/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8', '\x00'),
      },
    },
  ),
  page('of a group', '/Group << /S /Transparency /CS /DeviceRGB /I true /K false >>'),
]

export const LAYERED: readonly Subject[] = [...LAYERS, ...PAGES]
