/** First line of a page that nobody writes by hand. */
export const ENTETE = '<!-- Page produite par npm run docs : ne pas la modifier à la main. -->\n\n'

const cellule = (valeur: unknown): string =>
  String(valeur ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')

/** The cells of the rows of tables that a test keeps; a bar between backslashes is a bar. */
export const rangsDe = (texte: string, garde = /^\|/): string[][] =>
  texte
    .split('\n')
    .filter((ligne) => garde.test(ligne))
    .map((ligne) =>
      ligne
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((c) => c.trim().replaceAll('\\|', '|').replaceAll('\\<', '<')),
    )

/** A table of Markdown; nothing of a value can end its cell or its line. */
export const tableau = (
  titres: readonly string[],
  lignes: readonly (readonly unknown[])[],
): string =>
  [titres, titres.map(() => '---'), ...lignes]
    .map((ligne) => `| ${ligne.map(cellule).join(' | ')} |`)
    .join('\n')
