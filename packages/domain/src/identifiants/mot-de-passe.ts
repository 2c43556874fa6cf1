import { MESSAGES } from '../kernel/messages.ts'
import type { FieldError } from '../kernel/errors.ts'
import { champRequis } from './champs.ts'

/** The special characters that count, as the specification lists them (section 5, "Passwords"). */
const CARACTERES_SPECIAUX = '~!@#$%^&*_-+=|(){}[]:;<>,.?/'

export interface RegleMotDePasse {
  code: string
  /** What it asks, as the list beside the field says it. */
  label: string
  holds: (motDePasse: string) => boolean
}

const LONGUEUR_MIN = 12

/** Accounts: 12 characters, four kinds, no space. The list of common passwords is the server's. */
export const REGLES_MOT_DE_PASSE_COMPTE: readonly RegleMotDePasse[] = [
  {
    code: 'longueur',
    label: `au moins ${LONGUEUR_MIN} caractères`,
    holds: (m) => [...m].length >= LONGUEUR_MIN,
  },
  { code: 'majuscule', label: 'une lettre majuscule', holds: (m) => /\p{Lu}/u.test(m) },
  { code: 'minuscule', label: 'une lettre minuscule', holds: (m) => /\p{Ll}/u.test(m) },
  { code: 'chiffre', label: 'un chiffre', holds: (m) => /\d/.test(m) },
  {
    code: 'special',
    label: `un caractère spécial parmi ${CARACTERES_SPECIAUX}`,
    holds: (m) => [...m].some((c) => CARACTERES_SPECIAUX.includes(c)),
  },
  { code: 'espace', label: 'aucun espace', holds: (m) => !/\s/.test(m) },
]

/** The rules that a password breaks, in order; none when it is accepted. */
export const reglesMotDePasseNonRespectees = (motDePasse: string): RegleMotDePasse[] =>
  REGLES_MOT_DE_PASSE_COMPTE.filter((regle) => !regle.holds(motDePasse))

export interface SaisieMotDePasse {
  newPassword: string
  /** Typed again. */
  confirmation: string
}

/**
 * What a new password, typed twice, breaks. Whether it is a common one is only known by the server.
 */
export const controlerNouveauMotDePasse = ({
  newPassword,
  confirmation,
}: SaisieMotDePasse): FieldError[] => [
  ...champRequis('newPassword', newPassword),
  ...(newPassword !== '' && reglesMotDePasseNonRespectees(newPassword).length > 0
    ? [
        {
          champ: 'newPassword',
          code: 'regles',
          message: 'Le mot de passe ne respecte pas toutes les règles.',
        },
      ]
    : []),
  ...champRequis('confirmation', confirmation),
  ...(confirmation !== '' && confirmation !== newPassword
    ? [
        {
          champ: 'confirmation',
          code: 'confirmation',
          message: MESSAGES.egalite,
        },
      ]
    : []),
]
