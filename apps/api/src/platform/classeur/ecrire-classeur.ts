import type { CellValue, DataValidation } from 'hucre/xlsx'
import { withoutFormula } from '../csv.ts'

export interface WorkbookColumn {
  titre: string
  largeur: number
  format?: string
}
export interface WorkbookSheet {
  nom: string
  colonnes: readonly WorkbookColumn[]
  lignes: readonly (readonly CellValue[])[]
  validations?: DataValidation[]
}

const EN_TETE = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDFF' } },
  alignment: { wrapText: true, vertical: 'top' },
} as const

/**
 * An XLSX workbook: a bold title row that stays in sight, columns wide enough, texts that no
 * spreadsheet takes for a formula.
 */
export const writeWorkbook = async (feuilles: readonly WorkbookSheet[]): Promise<Uint8Array> => {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: feuilles.map(({ nom, colonnes, lignes, validations = [] }) => ({
      name: nom,
      columns: colonnes.map(({ largeur, format }) => ({
        width: largeur,
        ...(format === undefined ? {} : { numFmt: format }),
      })),
      rows: [
        colonnes.map((c) => c.titre),
        ...lignes.map((ligne) =>
          ligne.map((valeur) => (typeof valeur === 'string' ? withoutFormula(valeur) : valeur)),
        ),
      ],
      cells: new Map(colonnes.map((c, i) => [`0,${i}`, { value: c.titre, style: EN_TETE }])),
      freezePane: { rows: 1 },
      dataValidations: validations,
    })),
  })
}
