/** A text that a spreadsheet could take for a formula begins with an apostrophe. */
const neutre = (texte: string): string =>
  /^[=+@\t\r]|^-(?![\d,.]+$)/.test(texte) ? `'${texte}` : texte
const cellule = (texte: string): string => {
  const sur = neutre(texte)
  return /[;"\n]/.test(sur) ? `"${sur.replaceAll('"', '""')}"` : sur
}

/** Rows as a CSV that spreadsheets of this country open: with its mark, semicolons. */
export const ecrireCsv = (rangees: readonly (readonly string[])[]): string =>
  `\uFEFF${rangees.map((cellules) => cellules.map(cellule).join(';')).join('\r\n')}`
