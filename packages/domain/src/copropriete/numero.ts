const CHIFFRES = 10_000_000
const ALPHABET = 26
const LONGUEUR = 9
const CODE_A = 'A'.charCodeAt(0)

/**
 * Registration number of the n-th co-ownership: two letters (base 26 of n div 10^7) and seven
 * digits (n mod 10^7).
 * Takes the value of the database sequence, from 1; throws a RangeError when the form is exhausted.
 */
export const numeroDepuisSequence = (n: number): string => {
  const lettres = Math.floor(n / CHIFFRES)
  if (!Number.isSafeInteger(n) || n < 1 || lettres >= ALPHABET * ALPHABET)
    throw new RangeError(`Numéro hors de la forme du registre : ${n}`)
  const premiere = String.fromCharCode(CODE_A + Math.floor(lettres / ALPHABET))
  const seconde = String.fromCharCode(CODE_A + (lettres % ALPHABET))
  return `${premiere}${seconde}${String(n % CHIFFRES).padStart(7, '0')}`
}

/**
 * Reads a number typed with or without dashes, in either case (`ac1-234-567`); null when it is not
 * one.
 */
export const normaliserNumero = (texte: string): string | null => {
  if (texte.length < LONGUEUR) return null
  const numero = texte.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{2}\d{7}$/.test(numero) ? numero : null
}

/**
 * Writes a number as people read it: `AC1-234-567`; a text of another form is given back unchanged.
 */
export const afficherNumero = (numero: string): string =>
  numero.replace(/^([A-Z]{2}\d)(\d{3})(\d{3})$/, '$1-$2-$3')
