import { MESSAGES } from '../kernel/messages.ts'
import type { FieldError } from '../kernel/errors.ts'
import { champRequis } from './champs.ts'

/** The special characters that count, as the specification lists them (section 5, "Passwords"). */
export const CARACTERES_SPECIAUX = '~!@#$%^&*_-+=|(){}[]:;<>,.?/'

export interface RegleMotDePasse {
  code: string
  /** Shown under "Votre mot de passe doit contenir :". */
  label: string
  holds: (motDePasse: string) => boolean
}

export interface OptionsMotDePasse {
  longueurMin?: number
  majuscule?: boolean
  minuscule?: boolean
  chiffre?: boolean
  special?: boolean
  sansEspace?: boolean
}

/**
 * Composes the rules of a password field; each can be switched off or changed. Default: the shared
 * component's.
 */
export const composerReglesMotDePasse = (options: OptionsMotDePasse = {}): RegleMotDePasse[] => {
  const {
    longueurMin = 8,
    majuscule = true,
    minuscule = true,
    chiffre = true,
    special = true,
    sansEspace = false,
  } = options
  const regles: (RegleMotDePasse | false)[] = [
    longueurMin > 0 && {
      code: 'longueur',
      label: `au moins ${longueurMin} caractères`,
      holds: (m) => [...m].length >= longueurMin,
    },
    majuscule && {
      code: 'majuscule',
      label: 'une lettre majuscule',
      holds: (m) => /\p{Lu}/u.test(m),
    },
    minuscule && {
      code: 'minuscule',
      label: 'une lettre minuscule',
      holds: (m) => /\p{Ll}/u.test(m),
    },
    chiffre && { code: 'chiffre', label: 'un chiffre', holds: (m) => /\d/.test(m) },
    special && {
      code: 'special',
      label: `un caractère spécial parmi ${CARACTERES_SPECIAUX}`,
      holds: (m) => [...m].some((c) => CARACTERES_SPECIAUX.includes(c)),
    },
    sansEspace && { code: 'espace', label: 'aucun espace', holds: (m) => !/\s/.test(m) },
  ]
  return regles.filter((regle) => regle !== false)
}

export const TITRE_REGLES_MOT_DE_PASSE = 'Votre mot de passe doit contenir :'

/** Default of the shared field: 8 characters, four kinds. */
export const REGLES_MOT_DE_PASSE_CHAMP = composerReglesMotDePasse()

/** Accounts: 12 characters, four kinds, no space. The list of common passwords is the server's. */
export const REGLES_MOT_DE_PASSE_COMPTE = composerReglesMotDePasse({
  longueurMin: 12,
  sansEspace: true,
})

/** The rules that a password breaks, in order; none when it is accepted. */
export const reglesMotDePasseNonRespectees = (
  motDePasse: string,
  regles: readonly RegleMotDePasse[] = REGLES_MOT_DE_PASSE_COMPTE,
): RegleMotDePasse[] => regles.filter((regle) => !regle.holds(motDePasse))

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
