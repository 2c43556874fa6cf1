/**
 * Takes a French text, gives it with its non-breaking spaces: before : ; ? ! » % €, after « and n°,
 * between a number and Mo.
 * The length never changes, so that a source map stays true.
 */
export const typographier = (texte: string): string =>
  texte
    .replace(/ (?=[:;?!»%€](?:[\s.,;:)»]|$))/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/\b([nN]°) /g, '$1\u00a0')
    .replace(/(\d) (?=Mo\b)/g, '$1\u00a0')
