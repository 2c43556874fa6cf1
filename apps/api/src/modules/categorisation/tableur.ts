import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'

type Ligne = readonly (string | number)[]

/** What a spreadsheet would read as the code of a character. */
const CODE = /_(?=x[0-9A-Fa-f]{4}_)/g
/** Signs that the name of a sheet cannot hold, and its longest length. */
const HORS_NOM = /[[\]:*?/\\]/g
const MAX_NOM = 31

const cellule = (v: string | number): string | number | null => {
  if (typeof v === 'number') return v
  return v === '' ? null : v.includes('_x') ? v.replace(CODE, '_x005F_') : v
}

async function* cellules(lignes: AsyncIterable<Ligne> | Iterable<Ligne>): AsyncGenerator<(string | number | null)[]> {
  for await (const ligne of lignes) yield ligne.map(cellule)
}

/** Rows as a workbook of one sheet, streamed. Texts are typed as texts: none can become a formula. A failure of the rows is that of the stream. */
export const tableurDe = (nom: string, titres: readonly string[], lignes: AsyncIterable<Ligne> | Iterable<Ligne>): Readable =>
  Readable.fromWeb(
    writeXlsxStream(cellules(lignes), {
      name: nom.replaceAll(HORS_NOM, ' ').slice(0, MAX_NOM),
      columns: titres.map((header) => ({ header, width: Math.min(40, Math.max(12, header.length + 2)) })),
      freezePane: { rows: 1 },
    }) as Parameters<typeof Readable.fromWeb>[0],
  )
