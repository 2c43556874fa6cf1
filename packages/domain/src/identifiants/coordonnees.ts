export const LONGUEUR_MAX_EMAIL = 100
const EMAIL = /^[A-Za-z0-9&*+._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}$/
const ETIQUETTE = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/

/**
 * Letters, digits and & * + . - _ before the @; a suffix of 2 to 64 letters; 100 characters at most
 * (section 5).
 */
export const estEmail = (texte: string): boolean => {
  if (texte.length > LONGUEUR_MAX_EMAIL || !EMAIL.test(texte)) return false
  return texte
    .slice(texte.indexOf('@') + 1)
    .split('.')
    .every((etiquette) => ETIQUETTE.test(etiquette))
}

const METROPOLE = /^\+33[1-9]\d{8}$/
const OUTRE_MER = /^\+(?:262|508|590|594|596|681|687|689)\d{6,9}$/

/** Reads a French number; gives +33122334455, or null when it is not one. */
export const normaliserTelephone = (texte: string): string | null => {
  const chiffres = texte
    .replaceAll(/[\s.()-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+33')
    .replace(/^\+330/, '+33')
  return METROPOLE.test(chiffres) || OUTRE_MER.test(chiffres) ? chiffres : null
}

/**
 * A number that somebody may be called by, from abroad too (+44 20 7946 0958): for who writes, and
 * is not registered.
 */
export const estTelephoneJoignable = (texte: string): boolean =>
  normaliserTelephone(texte) !== null ||
  /^(?:\+|00)[1-9]\d{6,13}$/.test(texte.replaceAll(/[\s.()-]/g, ''))

/** A French postal code as it is kept, whatever spaces it was typed with; another text as it is. */
export const normaliserCodePostal = (texte: string): string => {
  const serre = texte.replaceAll(/\s/g, '')
  return /^\d{5}$/.test(serre) ? serre : texte
}

/** A French postal code: five digits, a real department (01 to 95, 97, 98). */
export const estCodePostal = (texte: string): boolean =>
  /^(?:0[1-9]|[1-8]\d|9[0-5]|97|98)\d{3}$/.test(normaliserCodePostal(texte))

/** The department of a postal code: 2A and 2B share 20, overseas has three digits. */
export const departementDuCodePostal = (codePostal: string): string =>
  codePostal.startsWith('97') || codePostal.startsWith('98')
    ? codePostal.slice(0, 3)
    : codePostal.slice(0, 2)

/**
 * The department of a commune, from its INSEE code: 2A and 2B are their own there, overseas has
 * three digits.
 */
export const departementDeLaCommune = (codeInsee: string): string =>
  codeInsee.slice(0, /^9[78]/.test(codeInsee) ? 3 : 2)
