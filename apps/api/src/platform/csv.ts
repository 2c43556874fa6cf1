import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** A text column of an extraction: its title, and what a row says there. */
export interface ColonneCsv<L> {
  titre: string
  valeur: (ligne: L) => string | number
}

/**
 * Rows as a CSV that spreadsheets of this country open: UTF-8 with its mark, semicolons; a cell that begins like a formula
 * is neutralised (reliability.md, "Exports"). Rows are read as they are sent.
 */
export const csvDe = <L>(colonnes: readonly ColonneCsv<L>[], lignes: AsyncIterable<L> | Iterable<L>): NodeJS.ReadableStream =>
  Readable.from(lignes)
    .map((ligne: L) => colonnes.map((c) => c.valeur(ligne)))
    .pipe(stringify({ bom: true, delimiter: ';', header: true, columns: colonnes.map((c) => c.titre), escape_formulas: true, record_delimiter: 'windows' }))
