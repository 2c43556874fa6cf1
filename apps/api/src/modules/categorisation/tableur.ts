import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Ligne = readonly (string | number)[]

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const ESPACE = 'http://schemas.openxmlformats.org'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const MORCEAU = 1 << 16
/** Longest text of a cell, and of the name of a sheet. */
const MAX_TEXTE = 32_767
const MAX_NOM = 31

const ECHAPPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const A_ECHAPPER = /[&<>"]/g
/** Characters that XML forbids, halves of a pair included. */
// oxlint-disable-next-line no-control-regex -- those are what it removes
const INTERDITS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
/** What a spreadsheet would read as the code of a character. */
const CODE = /_(?=x[0-9A-Fa-f]{4}_)/g
const SUSPECT = /[&<>"_\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/ // oxlint-disable-line no-control-regex -- as above

const ecrire = (texte: string): string => {
  const court = texte.length > MAX_TEXTE ? texte.slice(0, MAX_TEXTE) : texte
  if (!SUSPECT.test(court)) return court
  return court
    .toWellFormed()
    .replace(INTERDITS, '')
    .replace(CODE, '_x005F_')
    .replace(A_ECHAPPER, (c) => ECHAPPES[c] ?? c)
}

/**
 * Texts are typed as texts: none can become a formula. Cells follow each other without their place (the format leaves it out at will):
 * it would be half of the file.
 */
const ligneXml = (valeurs: Ligne, n: number): string => {
  let xml = `<row r="${n}">`
  for (const v of valeurs) {
    if (v === '' || (typeof v === 'number' && !Number.isFinite(v))) xml += '<c/>'
    else if (typeof v === 'number') xml += `<c><v>${v}</v></c>`
    else xml += `<c t="inlineStr"><is><t xml:space="preserve">${ecrire(v)}</t></is></c>`
  }
  return `${xml}</row>`
}

async function* feuilleXml(titres: readonly string[], lignes: AsyncIterable<Ligne> | Iterable<Ligne>): AsyncGenerator<Buffer> {
  const largeurs = titres.map((t, i) => `<col min="${i + 1}" max="${i + 1}" width="${Math.min(40, Math.max(12, t.length + 2))}" customWidth="1"/>`)
  const vue = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  let tampon = `${XML}<worksheet xmlns="${ESPACE}/spreadsheetml/2006/main">${vue}${largeurs.length > 0 ? `<cols>${largeurs.join('')}</cols>` : ''}<sheetData>`
  tampon += ligneXml(titres, 1)
  let n = 1
  for await (const ligne of lignes) {
    n += 1
    tampon += ligneXml(ligne, n)
    if (tampon.length < MORCEAU) continue
    yield Buffer.from(tampon)
    tampon = ''
  }
  yield Buffer.from(`${tampon}</sheetData></worksheet>`)
}

const partiesFixes = (nom: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${ESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${ESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${ESPACE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${ESPACE}/spreadsheetml/2006/main" xmlns:r="${ESPACE}/officeDocument/2006/relationships"><sheets><sheet name="${ecrire(nom.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, MAX_NOM))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${ESPACE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
})

/**
 * Rows as a workbook of one sheet, written as they are read (performance.md, "XLSX of 100,000 rows"): the title row stays in sight.
 * A failure of the rows is that of the stream.
 */
export const tableurDe = (nom: string, titres: readonly string[], lignes: AsyncIterable<Ligne> | Iterable<Ligne>): Readable => {
  const zip = new ZipFile()
  for (const [chemin, xml] of Object.entries(partiesFixes(nom))) zip.addBuffer(Buffer.from(`${XML}${xml}`), chemin)
  const feuille = Readable.from(feuilleXml(titres, lignes), { objectMode: false, highWaterMark: MORCEAU })
  const sortie = zip.outputStream as Readable
  feuille.on('error', (error) => sortie.destroy(error))
  sortie.on('close', () => feuille.destroy())
  zip.addReadStream(feuille, 'xl/worksheets/sheet1.xml')
  zip.end()
  return sortie
}
