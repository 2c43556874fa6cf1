import { crc32, deflateRawSync } from 'node:zlib'

const MO = 1_048_576

/** A ZIP archive of one level, its entries deflated. */
const archive = (entrees: Readonly<Record<string, Buffer>>): Buffer => {
  const corps: Buffer[] = []
  const repertoire: Buffer[] = []
  let position = 0
  for (const [nom, clair] of Object.entries(entrees)) {
    const octets = deflateRawSync(clair)
    const commun = Buffer.alloc(26)
    commun.writeUInt16LE(20, 0)
    commun.writeUInt16LE(8, 4)
    commun.writeUInt32LE(crc32(clair), 10)
    commun.writeUInt32LE(octets.length, 14)
    commun.writeUInt32LE(clair.length, 18)
    commun.writeUInt16LE(nom.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), commun, Buffer.from(nom), octets])
    const fin = Buffer.alloc(14)
    fin.writeUInt32LE(position, 10)
    repertoire.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), commun, fin, Buffer.from(nom)]),
    )
    corps.push(local)
    position += local.length
  }
  const fin = Buffer.alloc(18)
  fin.writeUInt16LE(repertoire.length, 4)
  fin.writeUInt16LE(repertoire.length, 6)
  fin.writeUInt32LE(Buffer.concat(repertoire).length, 8)
  fin.writeUInt32LE(position, 12)
  return Buffer.concat([...corps, ...repertoire, Buffer.from('PK\u0005\u0006'), fin])
}

/** Small workbooks that weigh tens of MB once inflated, by their cells or by their shared texts. */
export const classeursLourds = (): Buffer[] => {
  const commun = {
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': Buffer.from(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="F" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
  }
  const feuille = (contenu: string): Buffer =>
    Buffer.from(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${contenu}</sheetData></worksheet>`,
    )
  const cellules = (octets: number): string =>
    '<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(Math.floor(octets / 39))
  const textes = (octets: number): Buffer =>
    Buffer.from(`<sst>${'<si><t>a</t></si>'.repeat(Math.floor(octets / 17))}</sst>`)
  return [
    archive({ ...commun, 'xl/worksheets/sheet1.xml': feuille(cellules(23 * MO)) }),
    archive({ ...commun, 'xl/worksheets/sheet1.xml': feuille(cellules(7 * MO)) }),
    archive({
      ...commun,
      'xl/sharedStrings.xml': textes(15 * MO),
      'xl/worksheets/sheet1.xml': feuille(''),
    }),
    archive({ ...commun, 'xl/worksheets/sheet1.xml': feuille(' '.repeat(15 * MO)) }),
  ]
}
