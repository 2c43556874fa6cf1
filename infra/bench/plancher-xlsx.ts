import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

const ESPACE = 'http://schemas.openxmlformats.org'
const ENTETE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const FIXES: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${ESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${ESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${ESPACE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${ESPACE}/spreadsheetml/2006/main" xmlns:r="${ESPACE}/officeDocument/2006/relationships"><sheets><sheet name="Feuille" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${ESPACE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}
const SPECIAUX: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const MORCEAU = 1 << 16

/**
 * The floor of the workbook: texts in their cells, no style, written as the rows come. Gives a
 * stream.
 */
export const plancherXlsx = (lignes: Iterable<readonly (string | number)[]>): Readable => {
  const zip = new ZipFile()
  for (const [nom, contenu] of Object.entries(FIXES))
    zip.addBuffer(Buffer.from(`${ENTETE}${contenu}`), nom)
  zip.addReadStream(Readable.from(feuille(lignes)), 'xl/worksheets/sheet1.xml')
  zip.end()
  return zip.outputStream as Readable
}

const cellule = (v: string | number): string =>
  typeof v === 'number'
    ? `<c><v>${v}</v></c>`
    : v === ''
      ? '<c/>'
      : `<c t="inlineStr"><is><t xml:space="preserve">${v.replace(/[&<>]/g, (c) => SPECIAUX[c] ?? c)}</t></is></c>`

function* feuille(lignes: Iterable<readonly (string | number)[]>): Generator<Buffer> {
  let tampon = `${ENTETE}<worksheet xmlns="${ESPACE}/spreadsheetml/2006/main"><sheetData>`
  for (const ligne of lignes) {
    tampon += `<row>${ligne.map(cellule).join('')}</row>`
    if (tampon.length < MORCEAU) continue
    yield Buffer.from(tampon)
    tampon = ''
  }
  yield Buffer.from(`${tampon}</sheetData></worksheet>`)
}
