import { champEmail, champRequis, champTelephone } from '../identifiants/champs.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MAX_ADMINS_SECONDAIRES } from '../teledeclarant/teledeclarant.rules.ts'

/** What a form on an account holds. */
export interface SaisieUtilisateur {
  nom: string
  prenom: string
  email: string
  telephone: string
}

/**
 * Shapes of a person's data: names and e-mail required, e-mail and French telephone readable
 * (specification 1, section 5).
 */
export const controlerUtilisateur = (saisie: SaisieUtilisateur): FieldError[] => [
  ...champRequis('nom', saisie.nom),
  ...champRequis('prenom', saisie.prenom),
  ...champRequis('email', saisie.email),
  ...champEmail('email', saisie.email),
  ...champTelephone('telephone', saisie.telephone),
]

/** The refusal of a fifth secondary administrator, on the field that asked for it. */
export const erreurLimiteAdminsSecondaires = (): FieldError => ({
  champ: 'profil',
  code: 'max-admins-secondaires',
  message: `Un établissement compte au plus ${MAX_ADMINS_SECONDAIRES} administrateurs secondaires.`,
})
