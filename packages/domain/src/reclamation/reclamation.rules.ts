import { normaliserNumero } from '../copropriete/numero.ts'
import { champConfirmationEmail, champRequis } from '../identifiants/champs.ts'
import { estTelephoneJoignable } from '../identifiants/coordonnees.ts'
import type { FieldError } from '../kernel/errors.ts'
import { MESSAGES } from '../kernel/messages.ts'
import {
  type ChampsObligatoires,
  type ChoixReclamation,
  controlerChoixReclamation,
  lireTypeReclamation,
  RECLAMATIONS,
} from './reclamation.choix.ts'
import type { TypeReclamation } from './reclamation.enums.ts'

export const LONGUEUR_MAX_MESSAGE = 3000
const LONGUEUR_MIN_MESSAGE = 10
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

const controlerNumero = (s: SaisieReclamation, obligatoire: boolean): FieldError[] => {
  if (s.numeroImmatriculation.trim() === '')
    return obligatoire ? champRequis('numeroImmatriculation', '') : []
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
  if (message.trim() === '') return champRequis('message', message, 'Écrivez votre message.')
  return message.trim().length < LONGUEUR_MIN_MESSAGE
    ? [
        faute(
          'message',
          'longueur',
          'Décrivez votre demande en quelques mots : dix caractères au moins.',
        ),
      ]
    : []
}

/** Who holds no paper of a co-ownership: its co-owners, and those who only read the register. */
const SANS_PIECE: readonly (string | null)[] = ['COPROPRIETAIRE', 'AUTRE']

/**
 * What a kind of message cannot do without. Who says that the syndic is another may hold no paper:
 * none is demanded of them.
 */
export const champsObligatoires = (
  demandeur: SaisieReclamation['typeDemandeur'],
  type: TypeReclamation,
): ChampsObligatoires => {
  const { obligatoires } = RECLAMATIONS[type]
  return {
    ...obligatoires,
    pieceJointe: obligatoires.pieceJointe && !SANS_PIECE.includes(demandeur),
  }
}

/** Everything that a message to the keepers must hold, on the form and on the server. Pure. */
export const controlerReclamation = (s: SaisieReclamation): FieldError[] => {
  const type = lireTypeReclamation(s.typeReclamation)
  const obligatoires = type && champsObligatoires(s.typeDemandeur, type)
  return [
    ...controlerChoixReclamation(s),
    ...champConfirmationEmail('confirmationEmail', s.email, s.confirmationEmail),
    ...(s.telephone.trim() !== '' && !estTelephoneJoignable(s.telephone)
      ? [faute('telephone', 'format', MESSAGES.format)]
      : []),
    ...controlerNumero(s, obligatoires?.numeroImmatriculation ?? false),
    ...(obligatoires?.adressePrincipale
      ? champRequis('adressePrincipale', s.adressePrincipale)
      : []),
    ...controlerMessage(s),
    ...(obligatoires?.pieceJointe && !s.pieceJointe
      ? [faute('pieceJointe', 'requis', 'Joignez un document qui appuie votre demande (PDF).')]
      : []),
  ]
}
