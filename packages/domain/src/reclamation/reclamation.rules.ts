import { normaliserNumero } from '../copropriete/numero.ts'
import { estEmail, estTelephoneJoignable } from '../identifiants/coordonnees.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import {
  type ChoixReclamation,
  controlerChoixReclamation,
  lireTypeReclamation,
  RECLAMATIONS,
} from './reclamation.choix.ts'

export const LONGUEUR_MAX_MESSAGE = 3000
export const LONGUEUR_MIN_MESSAGE = 10
export const LONGUEUR_MAX_REPONSE = 5000

/** The contact form as it is being typed: what is not chosen yet is null or empty. */
export interface SaisieReclamation extends ChoixReclamation {
  nom: string
  prenom: string
  email: string
  confirmationEmail: string
  telephone: string
  numeroImmatriculation: string
  adressePrincipale: string
  nomCopropriete: string
  message: string
  pieceJointe: boolean
}

const faute = (champ: string, code: string, message: string): FieldError => ({
  champ,
  code,
  message,
})
const requis = (
  champ: string,
  valeur: string | null,
  message: string = MESSAGES.requis,
): FieldError[] => ((valeur ?? '').trim() === '' ? [faute(champ, 'requis', message)] : [])
const trop = (champ: string, valeur: string, max: number): FieldError[] =>
  valeur.trim().length > max ? [faute(champ, 'longueur', MESSAGES.longueurMax(max))] : []

const controlerEmail = (s: SaisieReclamation): FieldError[] => {
  if (s.email.trim() === '') return requis('email', s.email)
  if (!estEmail(s.email.trim())) return [faute('email', 'format', MESSAGES.email)]
  return s.email.trim().toLowerCase() === s.confirmationEmail.trim().toLowerCase()
    ? []
    : [faute('confirmationEmail', 'egalite', MESSAGES.emailsDifferents)]
}

const controlerNumero = (s: SaisieReclamation, obligatoire: boolean): FieldError[] => {
  if (s.numeroImmatriculation.trim() === '')
    return obligatoire ? requis('numeroImmatriculation', '') : []
  return normaliserNumero(s.numeroImmatriculation) === null
    ? [
        faute(
          'numeroImmatriculation',
          'format',
          'Le numéro d’immatriculation s’écrit comme AA0-000-001.',
        ),
      ]
    : []
}

const controlerMessage = ({ message }: SaisieReclamation): FieldError[] => {
  if (message.trim() === '') return requis('message', message, 'Écrivez votre message.')
  return message.trim().length < LONGUEUR_MIN_MESSAGE
    ? [
        faute(
          'message',
          'longueur',
          'Décrivez votre demande en quelques mots : dix caractères au moins.',
        ),
      ]
    : trop('message', message, LONGUEUR_MAX_MESSAGE)
}

/** Everything that a message to the keepers must hold, on the form and on the server. Pure. */
export const controlerReclamation = (s: SaisieReclamation): FieldError[] => {
  const type = lireTypeReclamation(s.typeReclamation)
  const obligatoires = type ? RECLAMATIONS[type].obligatoires : null
  return [
    ...controlerChoixReclamation(s),
    ...requis('nom', s.nom),
    ...trop('nom', s.nom, 100),
    ...requis('prenom', s.prenom),
    ...trop('prenom', s.prenom, 100),
    ...controlerEmail(s),
    ...(s.telephone.trim() !== '' && !estTelephoneJoignable(s.telephone)
      ? [faute('telephone', 'format', MESSAGES.format)]
      : []),
    ...controlerNumero(s, obligatoires?.numeroImmatriculation ?? false),
    ...(obligatoires?.adressePrincipale ? requis('adressePrincipale', s.adressePrincipale) : []),
    ...controlerMessage(s),
    ...(obligatoires?.pieceJointe && !s.pieceJointe
      ? [faute('pieceJointe', 'requis', 'Joignez un document qui appuie votre demande (PDF).')]
      : []),
  ]
}
