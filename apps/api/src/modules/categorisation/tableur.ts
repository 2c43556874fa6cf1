import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'

/** Rows as a workbook of one sheet, streamed. Texts are typed as texts: none can become a formula. */
export const tableurDe = (nom: string, titres: readonly string[], lignes: AsyncIterable<(string | number)[]> | Iterable<(string | number)[]>): Readable =>
  Readable.fromWeb(
    writeXlsxStream(lignes, {
      name: nom,
      columns: titres.map((header) => ({ header, width: Math.min(40, Math.max(12, header.length + 2)) })),
      freezePane: { rows: 1 },
    }) as Parameters<typeof Readable.fromWeb>[0],
  )
