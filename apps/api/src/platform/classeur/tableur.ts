import { Readable } from 'node:stream'
import { parseFrDate } from '@registre/domain'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'

/** The longest text of a cell. */
const MAX_TEXTE = 32_767
/** Signs that no file of this kind can hold. */
const INTERDITS = /[\uFFFE\uFFFF]/g
/**
 * The calendar of workbooks has a 29 February 1900 that never was: days before that March stay
 * texts.
 */
const PREMIER_JOUR = '1900-03-01'
const FORMATS = { jour: 'dd/mm/yyyy', euros: '#,##0\\ "€"', annee: '0' } as const

export interface SpreadsheetColumn {
  titre: string
  /**
   * Texts dd/mm/yyyy become days that a spreadsheet sorts and counts with; numbers are amounts in
   * euros, or years.
   */
  format?: keyof typeof FORMATS
}
type Ligne = readonly (string | number)[]

const cellule = (valeur: string | number, { format }: SpreadsheetColumn): CellValue => {
  if (valeur === '') return null
  if (typeof valeur === 'number') return valeur
  const jour = format === 'jour' ? parseFrDate(valeur) : null
  if (jour !== null && jour >= PREMIER_JOUR) return new Date(jour)
  return valeur.replace(INTERDITS, '').slice(0, MAX_TEXTE)
}

async function* cellules(
  colonnes: readonly SpreadsheetColumn[],
  lignes: AsyncIterable<Ligne> | Iterable<Ligne>,
): AsyncGenerator<CellValue[]> {
  for await (const ligne of lignes) yield colonnes.map((c, i) => cellule(ligne[i] ?? '', c))
}

/**
 * Rows as a workbook of one sheet, written as they are read, in constant memory: the title row
 * stays in sight, texts are typed as texts (none can become a formula), days are days. A failure of
 * the rows is that of the stream; a reader that leaves ends the reading of the rows.
 */
export const toSpreadsheet = (
  nom: string,
  colonnes: readonly SpreadsheetColumn[],
  lignes: AsyncIterable<Ligne> | Iterable<Ligne>,
): Readable =>
  Readable.fromWeb(
    writeXlsxStream(cellules(colonnes, lignes), {
      name: nom,
      columns: colonnes.map(({ titre, format }) => ({
        header: titre,
        width: Math.max(12, titre.length + 2),
        ...(format ? { numFmt: FORMATS[format] } : {}),
      })),
      freezePane: { rows: 1 },
    }),
  )
