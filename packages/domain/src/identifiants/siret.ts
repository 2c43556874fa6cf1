/**
 * La Poste numbers its offices outside the Luhn rule: the sum of the digits is a multiple of five.
 */
const SIREN_LA_POSTE = '356000000'

/** Takes a typed SIRET; gives its fourteen digits without spaces (or what is left of it). */
export const normaliserSiret = (texte: string): string => texte.replaceAll(/[\s.]/g, '')

const luhn = (chiffres: string): boolean => {
  let somme = 0
  for (let i = 0; i < chiffres.length; i += 1) {
    const chiffre = Number(chiffres[chiffres.length - 1 - i])
    const poids = i % 2 === 0 ? chiffre : chiffre * 2
    somme += poids > 9 ? poids - 9 : poids
  }
  return somme % 10 === 0
}

/** Fourteen digits with a right key (specification 1, section 5, "Identifiers and formats"). */
export const estSiret = (siret: string): boolean => {
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false
  if (luhn(siret)) return true
  return (
    siret.startsWith(SIREN_LA_POSTE) &&
    [...siret].reduce((somme, chiffre) => somme + Number(chiffre), 0) % 5 === 0
  )
}

/**
 * What is wrong with a SIRET as it was typed: its length is told from its key, which a slip breaks.
 * Null for a right one, and for nothing.
 */
export const fauteDeSiret = (saisi: string): string | null => {
  const siret = normaliserSiret(saisi)
  if (siret === '' || estSiret(siret)) return null
  if (/^\d{14}$/.test(siret))
    return 'Ce SIRET a bien 14 chiffres, mais sa clé de contrôle ne correspond pas : un chiffre est sans doute faux, ou deux sont inversés.'
  return /^\d+$/.test(siret)
    ? `Un SIRET compte 14 chiffres ; celui-ci en a ${siret.length}.`
    : 'Un SIRET compte 14 chiffres, et rien d’autre.'
}

/** Nine digits with a right key. */
export const estSiren = (siren: string): boolean =>
  /^\d{9}$/.test(siren) && !/^0+$/.test(siren) && luhn(siren)

/** The nine digits of the firm. */
export const sirenDe = (siret: string): string => siret.slice(0, 9)

/** A SIRET in groups, as it is read aloud; any other text stays. */
export const siretLisible = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4')
