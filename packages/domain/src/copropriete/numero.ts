const CHIFFRES = 10_000_000
const ALPHABET = 26
const LONGUEUR = 9
const CHIFFRES_ECRITS = 7
const CODE_A = 'A'.charCodeAt(0)

/**
 * Registration number of the n-th co-ownership: two letters (base 26 of n div 10^7) and seven
 * digits (n mod 10^7). Throws a RangeError outside of 1 to the last number of that form.
 * A validation takes the next number from the database, by the same rule
 * (`prisma/repeatable/prochain_numero_immatriculation.function.sql`): this is for numbers invented
 * without one (the register at scale, tests).
 */
export const numeroDepuisSequence = (n: number): string => {
  const lettres = Math.floor(n / CHIFFRES)
  if (!Number.isSafeInteger(n) || n < 1 || lettres >= ALPHABET * ALPHABET)
    throw new RangeError(`Numéro hors de la forme du registre : ${n}`)
  const premiere = String.fromCharCode(CODE_A + Math.floor(lettres / ALPHABET))
  const seconde = String.fromCharCode(CODE_A + (lettres % ALPHABET))
  return `${premiere}${seconde}${String(n % CHIFFRES).padStart(7, '0')}`
}

/** A word processor turns dashes into longer or unbreakable ones, and adds what nobody sees. */
const TIRETS = /[\p{Pd}\u2212]/gu
const INVISIBLES = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/** A text with the dashes of a keyboard, as somebody who types would have written it. */
export const tiretsSimples = (texte: string): string =>
  texte.replaceAll(TIRETS, '-').replaceAll(INVISIBLES, '')

/**
 * Reads a number typed or pasted, with or without dashes, in either case (`ac1-234-567`); null when
 * it is not one.
 */
export const normaliserNumero = (texte: string): string | null => {
  if (texte.length < LONGUEUR) return null
  const numero = tiretsSimples(texte).replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{2}\d{7}$/.test(numero) ? numero : null
}

/**
 * Writes a number as people read it: `AC1-234-567`; a text of another form is given back unchanged.
 */
export const afficherNumero = (numero: string): string =>
  numero.replace(/^([A-Z]{2}\d)(\d{3})(\d{3})$/, '$1-$2-$3')

/** A group of digits at its width, its zeros miscounted; null when it holds more than that. */
const aSaLargeur = (groupe: string, largeur: number): string | null => {
  const chiffres = groupe.replace(/^0+/, '')
  return chiffres.length > largeur ? null : chiffres.padStart(largeur, '0')
}

/**
 * Reads a number whose zeros were miscounted by hand (`AA0-000-0118`, `AA0-00-118`), to look it up,
 * never to declare it; null when it is not one, or may be the beginning of one.
 */
export const rattraperNumero = (texte: string): string | null => {
  const [, lettres = '', suite = ''] =
    /^([A-Z]{2})[\s-]*(\d[\d\s-]*)$/.exec(tiretsSimples(texte).trim().toUpperCase()) ?? []
  const groupes = suite.split(/[\s-]+/).filter((g) => g !== '')
  const [unite = '', milieu = '', fin = ''] = groupes
  const tout = groupes.join('')
  const parGroupes = groupes.length === 3 && unite.length === 1
  if (tout.length <= CHIFFRES_ECRITS && !(parGroupes && milieu.length < 3 && fin.length === 3))
    return null
  const chiffres = parGroupes
    ? [unite, aSaLargeur(milieu, 3), aSaLargeur(fin, 3)]
    : [aSaLargeur(tout, CHIFFRES_ECRITS)]
  return chiffres.includes(null) ? null : `${lettres}${chiffres.join('')}`
}
