import { estEmail, normaliserTelephone } from '../identifiants/coordonnees.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import { MAX_ADMINS_SECONDAIRES } from '../teledeclarant/teledeclarant.rules.ts'

/** What a form on an account holds. */
export interface SaisieUtilisateur {
  nom: string
  prenom: string
  email: string
  telephone: string
}

const requis = (champ: string, valeur: string): FieldError[] =>
  valeur.trim() === '' ? [{ champ, code: 'requis', message: MESSAGES.requis }] : []

/**
 * Shapes of a person's data: names and e-mail required, e-mail and French telephone readable
 * (specification 1, section 5).
 */
export const controlerUtilisateur = (saisie: SaisieUtilisateur): FieldError[] => [
  ...requis('nom', saisie.nom),
  ...requis('prenom', saisie.prenom),
  ...requis('email', saisie.email),
  ...(saisie.email.trim() !== '' && !estEmail(saisie.email.trim())
    ? [{ champ: 'email', code: 'email', message: MESSAGES.email }]
    : []),
  ...(saisie.telephone.trim() !== '' && normaliserTelephone(saisie.telephone) === null
    ? [{ champ: 'telephone', code: 'format', message: MESSAGES.format }]
    : []),
]

/** The refusal of a fifth secondary administrator, on the field that asked for it. */
export const erreurLimiteAdminsSecondaires = (): FieldError => ({
  champ: 'profil',
  code: 'max-admins-secondaires',
  message: `Un établissement compte au plus ${MAX_ADMINS_SECONDAIRES} administrateurs secondaires.`,
})
