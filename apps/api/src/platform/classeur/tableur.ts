import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type ColonneTableur, ecrivainDeLignes, enXml, type Ligne } from './feuille-xml.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const ESPACE = 'http://schemas.openxmlformats.org'
const CLASSEUR = `${ESPACE}/spreadsheetml/2006/main`
const RELATIONS = `${ESPACE}/officeDocument/2006/relationships`
const PAQUET = `${ESPACE}/package/2006`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const TYPE_RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml'
/** Signs that the name of a sheet cannot hold, and its longest length. */
const HORS_NOM = /[[\]:*?/\\]/g
const MAX_NOM = 31
const MORCEAU = 1 << 16
/** A third of the processor time of the usual level, for a file a quarter heavier. */
const NIVEAU = 2

const xf = (numFmtId: number, { fontId = 0, fillId = 0 } = {}, dedans = ''): string =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0"${numFmtId > 0 ? ' applyNumberFormat="1"' : ''}${fontId > 0 ? ' applyFont="1" applyFill="1" applyAlignment="1"' : ''}${dedans === '' ? '/>' : `>${dedans}</xf>`}`
/**
 * Styles by their place: 0 anything, 1 a title, 2 a day as the reader's country writes it, 3 an
 * amount.
 */
const FONDS =
  '<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EDFF"/><bgColor indexed="64"/></patternFill></fill>'
const FORMATS = `${xf(0)}${xf(0, { fontId: 1, fillId: 2 }, '<alignment vertical="top" wrapText="1"/>')}${xf(14)}${xf(164)}`
const STYLES = `<styleSheet xmlns="${CLASSEUR}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3">${FONDS}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${FORMATS}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const partiesFixes = (nom: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PAQUET}/content-types"><Default Extension="rels" ContentType="${TYPE_RELATIONS}"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PAQUET}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${CLASSEUR}" xmlns:r="${RELATIONS}"><sheets><sheet name="${enXml(nom.replaceAll(HORS_NOM, ' ').slice(0, MAX_NOM))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PAQUET}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
})

const largeur = ({ titre }: ColonneTableur): number => Math.min(40, Math.max(12, titre.length + 2))

const debutDeFeuille = (colonnes: readonly ColonneTableur[]): string => {
  const vue =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const largeurs = colonnes.map(
    (c, i) => `<col min="${i + 1}" max="${i + 1}" width="${largeur(c)}" customWidth="1"/>`,
  )
  return `${XML}<worksheet xmlns="${CLASSEUR}">${vue}${largeurs.length > 0 ? `<cols>${largeurs.join('')}</cols>` : ''}<sheetData>`
}

async function* feuille(
  colonnes: readonly ColonneTableur[],
  lignes: AsyncIterable<Ligne> | Iterable<Ligne>,
): AsyncGenerator<Buffer> {
  const ligneXml = ecrivainDeLignes(colonnes)
  let tampon =
    debutDeFeuille(colonnes) +
    ligneXml(
      colonnes.map((c) => c.titre),
      1,
      true,
    )
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

/**
 * Rows as a workbook of one sheet, written as they are read, in constant memory (decision 003,
 * "Workbooks"): the title row stays in
 * sight, texts are texts, days are days. A failure of the rows is that of the stream; a reader that
 * leaves ends the reading of the rows.
 */
export const tableurDe = (
  nom: string,
  colonnes: readonly ColonneTableur[],
  lignes: AsyncIterable<Ligne> | Iterable<Ligne>,
): Readable => {
  const zip = new ZipFile()
  for (const [chemin, xml] of Object.entries(partiesFixes(nom)))
    zip.addBuffer(Buffer.from(`${XML}${xml}`), chemin)
  const source = Readable.from(feuille(colonnes, lignes), {
    objectMode: false,
    highWaterMark: 4 * MORCEAU,
  })
  const sortie = zip.outputStream as Readable
  source.on('error', (error) => sortie.destroy(error))
  sortie.on('close', () => source.destroy())
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml', { compressionLevel: NIVEAU })
  zip.end()
  return sortie
}
