import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** A text column of an extraction: its title, and what a row says there. */
export interface CsvColumn<L> {
  titre: string
  valeur: (ligne: L) => string | number
}

/**
 * Rows as a CSV that spreadsheets of this country open: UTF-8 with its mark, semicolons; a cell
 * that begins like a formula is neutralised. Rows are read as they are sent.
 */
export const toCsv = <L>(
  colonnes: readonly CsvColumn<L>[],
  lignes: AsyncIterable<L> | Iterable<L>,
): Readable => {
  const texte = stringify({
    bom: true,
    delimiter: ';',
    header: true,
    columns: colonnes.map((c) => c.titre),
    escape_formulas: true,
    // A number is no formula, be it negative.
    cast: { number: (n) => ({ value: String(n), escape_formulas: false }) },
    record_delimiter: 'windows',
  })
  // A reading that fails fails the file; a reader that leaves ends the reading, and what it holds.
  pipeline(
    Readable.from(lignes).map((ligne: L) => colonnes.map((c) => c.valeur(ligne))),
    texte,
    () => {},
  )
  return texte
}

/**
 * A text that no spreadsheet takes for a formula: the same apostrophe that the CSV puts in front.
 */
export const withoutFormula = (texte: string): string =>
  /^[=+\-@\t\r]/.test(texte) ? `'${texte}` : texte
