import { stream } from '../writer.ts'
import { FONT, RECT, type Subject } from './subject.ts'

const NAMES = ['AA', 'JS', 'EF', 'XFA', 'JavaScript', 'Launch', 'Sound', 'EmbeddedFiles']
const each = (value: string): string => NAMES.map((name) => `/${name} ${value}`).join(' ')
const link = (action: string): string =>
  `/Annots [<< /Type /Annot /Subtype /Link ${RECT} /A ${action} >>]`

/** Documents of which names, styles and texts look like what acts. */
export const NAMED: readonly Subject[] = [
  { name: 'one page' },
  {
    name: 'fonts, pictures and colours named like keys of actions',
    page: `/Resources << /Font << ${each('10 0 R')} >> /ColorSpace << ${each('/DeviceRGB')} >> /XObject << ${each('11 0 R')} >> /ExtGState << ${each('<< /CA 1 >>')} >> /Properties << ${each('<< /Type /OCG /Name (a) >>')} >> >>`,
    objects: { 10: FONT },
    streams: { 11: stream('/Type /XObject /Subtype /Form /BBox [0 0 1 1]', 'q Q') },
  },
  {
    name: 'resources in objects of their own',
    page: '/Resources 10 0 R',
    objects: { 10: `<< /Font 11 0 R >>`, 11: `<< ${each('12 0 R')} >>`, 12: FONT },
  },
  {
    name: 'links to the web, a mail, a page',
    catalog: '/OpenAction [3 0 R /Fit]',
    page: `/Annots [<< /Type /Annot /Subtype /Link ${RECT} /A << /S /URI /URI (https://exemple.test/JavaScript?a=\\(1\\)) >> >> << /Type /Annot /Subtype /Link ${RECT} /A << /S /URI /URI (mailto:a@exemple.test) >> >> << /Type /Annot /Subtype /Link ${RECT} /A << /S /GoTo /D [3 0 R /Fit] >> >>]`,
  },
  {
    name: 'link in sixteen bits',
    page: link('<< /S /URI /URI <FEFF0068007400740070003A002F002F0061002E00660072> >>'),
  },
  {
    name: 'numbers to call and to send a fax to',
    page: `/Annots [${['tel:+33123456789', 'tel:01 23 45 67 89', 'fax:0123456789'].map((a) => `<< /Type /Annot /Subtype /Link ${RECT} /Border [0 0 0] /A << /Type /Action /S /URI /URI (${a}) >> >>`).join(' ')}]`,
  },
  {
    name: 'printed on opening, with buttons that turn the pages',
    catalog: '/OpenAction << /Type /Action /S /Named /N /Print >>',
    page: `/Annots [${['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack'].map((n) => `<< /Type /Annot /Subtype /Link ${RECT} /A << /S /Named /N /${n} >> >>`).join(' ')}]`,
  },
  {
    name: 'layers that links show and hide',
    catalog:
      '/OCProperties << /OCGs [10 0 R] /D << /Order [10 0 R] /ON [10 0 R] /AS [<< /Event /View /OCGs [10 0 R] /Category [/View] >>] >> >>',
    page: link('<< /S /SetOCGState /State [/Toggle 10 0 R] /PreserveRB true >>'),
    objects: { 10: '<< /Type /OCG /Name (Plan) /Usage << /View << /ViewState /ON >> >> >>' },
  },
  {
    name: 'steps and contents of a report, one after the other',
    catalog:
      '/PageLabels << /Nums [0 << /S /D /St 1 >>] >> /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> /Names << /Dests << /Names [(s1) << /D [3 0 R /FitH 800] >>] >> >>',
    page: `/Trans << /S /Dissolve /D 1 >> /Dur 5 ${link('<< /S /GoTo /D (s1) /Next << /S /Named /N /NextPage >> >>')}`,
  },
  {
    name: 'notes, stamps and highlights of a reader',
    eachItsWay: true,
    page: '/Annots [10 0 R 11 0 R 12 0 R 13 0 R]',
    objects: {
      10: `<< /Type /Annot /Subtype /Text ${RECT} /Contents (JavaScript) /Name /Comment /Popup 11 0 R /T (Anne) >>`,
      11: `<< /Type /Annot /Subtype /Popup ${RECT} /Parent 10 0 R /Open false >>`,
      12: `<< /Type /Annot /Subtype /Highlight ${RECT} /QuadPoints [0 0 9 0 0 9 9 9] /C [1 1 0] >>`,
      13: `<< /Type /Annot /Subtype /Stamp ${RECT} /Name /Approved /Contents (Bon pour accord) >>`,
    },
  },
  { name: 'address as people write it', page: link('<< /S /URI /URI (www.exemple.fr) >>') },
  {
    name: 'jump on opening and outline',
    catalog:
      '/OpenAction << /S /GoTo /D [3 0 R /XYZ 0 0 1] >> /Outlines 10 0 R /PageMode /UseOutlines',
    objects: {
      10: '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Count 1 >>',
      11: '<< /Title (/JavaScript 1 0 R) /Parent 10 0 R /A << /S /GoTo /D (AA) >> >>',
    },
  },
  {
    name: 'destinations named like keys of actions',
    catalog: `/Dests << ${each('[3 0 R /Fit]')} >> /Names << /Dests << /Names [(JavaScript) [3 0 R /Fit]] >> >>`,
  },
  {
    name: 'form without a script',
    catalog:
      '/AcroForm << /Fields [10 0 R 11 0 R] /DA (/AA 0 Tf) /DR << /Font << /AA 12 0 R >> >> >>',
    page: '/Annots [10 0 R 11 0 R]',
    objects: {
      10: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (JavaScript) /V (Launch) ${RECT} >>`,
      11: `<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /AS /JS /AP << /N << /JS 13 0 R /AA 13 0 R /Off 13 0 R >> >> ${RECT} >>`,
      12: FONT,
    },
    streams: { 13: stream('/Type /XObject /Subtype /Form /BBox [0 0 1 1]', 'q Q') },
  },
  {
    name: 'signed',
    catalog:
      '/AcroForm << /SigFlags 3 /Fields [10 0 R] >> /Perms << /DocMDP 11 0 R >> /DSS << /Certs [12 0 R] >>',
    page: '/Annots [10 0 R]',
    objects: {
      10: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (s) /V 11 0 R ${RECT} >>`,
      11: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 100 200 300] /Contents <${'30'.repeat(600)}> /Reference [<< /Type /SigRef /TransformMethod /UR3 /TransformParams << /Type /TransformParams /V /2.2 /EF [/Create /Delete] /Form [/FillIn] >> >>] >>`,
    },
    streams: { 12: stream('', Buffer.alloc(900, 48)) },
  },
  {
    name: 'PDF/A with its profile and its metadata',
    catalog:
      '/Metadata 10 0 R /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /DestOutputProfile 11 0 R >>] /MarkInfo << /Marked true >>',
    streams: {
      10: stream(
        '/Type /Metadata /Subtype /XML',
        '<x:xmpmeta>/JavaScript << /S /Launch >></x:xmpmeta>',
      ),
      11: stream('/N 3', Buffer.alloc(3000, 7), true),
    },
  },
  {
    name: 'tagged, with styles named like actions',
    catalog: `/StructTreeRoot 10 0 R /MarkInfo << /Marked true >>`,
    objects: {
      10: `<< /Type /StructTreeRoot /K [11 0 R] /ParentTree << /Nums [0 [11 0 R]] >> /RoleMap << ${each('/P')} >> /ClassMap << ${each('<< /O /Layout >>')} >> >>`,
      11: '<< /Type /StructElem /S /Sound /P 10 0 R /Pg 3 0 R /K [0 12 0 R] >>',
      12: '<< /S /JavaScript /P 11 0 R /Pg 3 0 R /K 1 >>',
    },
  },
  {
    name: 'glyphs and inks named like keys of actions',
    page: '/Resources << /Font << /F1 10 0 R >> /ColorSpace << /C1 [/DeviceN [/AA /JS] /DeviceCMYK 12 0 R << /Colorants << /AA [/Separation /AA /DeviceCMYK 12 0 R] >> >>] >> >>',
    objects: {
      10: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /AA 11 0 R /JS 11 0 R >> /Encoding << /Differences [65 /AA /JS] >> /FirstChar 65 /LastChar 66 /Widths [1 1] >>',
    },
    streams: {
      11: stream('', '1 0 d0'),
      12: stream('/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]', '{dup dup dup}'),
    },
  },
  {
    name: 'facts of the document named like keys of actions',
    info: `<< /Title (Contrat) ${each('(texte)')} >>`,
    catalog:
      '/Names << /EmbeddedFiles << /Names [] >> /JavaScript << /Names [] >> >> /AA << >> /Lang (fr)',
  },
  {
    name: 'numbers and blanks as bad producers write them',
    page: '/CropBox [0. -.0 595.00 842] /Rotate +0 /UserUnit 1.',
    objects: { 10: '[1e-5 --3 null true <> () (\\() 1.2.3]' },
  },
]
