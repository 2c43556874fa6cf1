/** First line of a page that nobody writes by hand. */
export const ENTETE = '<!-- Page produite par npm run docs : ne pas la modifier à la main. -->\n\n'

const cellule = (valeur: unknown): string =>
  String(valeur ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')

/** A table of Markdown; nothing of a value can end its cell or its line. */
export const tableau = (
  titres: readonly string[],
  lignes: readonly (readonly unknown[])[],
): string =>
  [titres, titres.map(() => '---'), ...lignes]
    .map((ligne) => `| ${ligne.map(cellule).join(' | ')} |`)
    .join('\n')
