/** What people, files and directories write where nothing is known, without accents nor signs. */
const MOTS: ReadonlySet<string> = new Set([
  'non connu',
  'non connue',
  'non renseigne',
  'non renseignee',
  'non communique',
  'non communiquee',
  'non precise',
  'non disponible',
  'non diffusible',
  'non determine',
  'identite non partagee en open data',
  'inconnu',
  'inconnue',
  'neant',
  'sans objet',
  'so',
  'nc',
  'n c',
  'nd',
  'n d',
  'nr',
  'n r',
  'na',
  'n a',
  'null',
  'none',
  'nan',
  'undefined',
])

/** Letters and digits of a text, in lower case, without accents. */
const reduire = (texte: string): string =>
  texte
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Nothing is known: blank, signs alone, or one of the words that stand for it (`NC`, `néant`,
 * `[NON-DIFFUSIBLE]`, `.`). Read by imports, the directory of companies and forms alike.
 */
export const estInconnu = (texte: string): boolean => {
  const mots = reduire(texte)
  return mots === '' || MOTS.has(mots) || /^x+$/.test(mots)
}

/** A text, or nothing where it stands for nothing. */
export const siConnu = (texte: string): string => (estInconnu(texte) ? '' : texte)
