import { type Acteur, estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import { peut } from '../acces/autorites.ts'
import { isTeneur } from '../acces/profils.ts'
import type { FieldError } from '../kernel/errors.ts'

/** No letter that reads as another sign: 32 signs, 5 bits each (Crockford). */
export const ALPHABET_CODE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Ten signs: 50 bits. */
export const LONGUEUR_CODE = 10
export const ESSAIS_CODE = 5

/**
 * The code as it is typed, without spaces, dashes nor case; O, I and L are read as the digits they
 * look like.
 */
export const normaliserCode = (texte: string): string =>
  texte.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** The code as it is printed: two groups of five. */
export const afficherCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** Ten signs of the alphabet. */
const estCode = (texte: string): boolean => {
  const code = normaliserCode(texte)
  return code.length === LONGUEUR_CODE && [...code].every((c) => ALPHABET_CODE.includes(c))
}

/** The fault of what is typed for a code; none while nothing is. */
export const controlerCode = (texte: string): FieldError[] =>
  texte.trim() === '' || estCode(texte)
    ? []
    : [
        {
          champ: 'clef',
          code: 'format',
          message: 'Le code compte dix signes, chiffres et lettres, comme ABCDE-12345.',
        },
      ]

/**
 * A keeper with EDITER_TELEDECLARANT, or somebody of the establishment that awaits its activation;
 * never in another's place.
 */
export const peutRegenererCode = (acteur: Acteur, teledeclarantId: number): boolean => {
  if (acteur.emprunte) return false
  return isTeneur(acteur.profil)
    ? peutAgir(acteur, 'EDITER_TELEDECLARANT')
    : estDeLEtablissement(acteur, teledeclarantId) &&
        peut(acteur.autorites, ['ATTENTE_ACTIVATION_TELE'])
}
