import {
  champsObligatoires,
  type ChampsObligatoires,
  type ChoixReclamation,
  demandeursPour,
  lireTypeReclamation,
  type SaisieReclamation,
  TYPES_DEMANDEUR,
} from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import type { Draft } from '../../lib/form-check.ts'
import type { Compte } from '../../lib/session.ts'

/** The contact form: the fields of the rules, the file itself, the answer to the captcha. */
export interface FormulaireContact extends Omit<SaisieReclamation, 'pieceJointe'> {
  pieceJointe: File | null
  captcha: string
}

const AUCUN: ChampsObligatoires = {
  adressePrincipale: false,
  numeroImmatriculation: false,
  pieceJointe: false,
}

/** What the chosen kind of message cannot do without, from who writes. */
export const obligatoiresDe = (
  demandeur: FormulaireContact['typeDemandeur'],
  type: string | null,
): ChampsObligatoires => {
  const lu = lireTypeReclamation(type)
  return lu ? champsObligatoires(demandeur, lu) : AUCUN
}

/** The choices at first: the account tells who writes, unless it may be anybody. */
export const choixInitial = (compte: Compte | null): ChoixReclamation => {
  const demandeurs = demandeursPour(compte?.typeTeledeclarant ?? null)
  return {
    typeDemandeur: demandeurs === TYPES_DEMANDEUR ? null : (demandeurs[0] ?? null),
    objet: null,
    typeReclamation: null,
  }
}

/** What the form says of a co-ownership, when it was reached from its sheet. */
export type CoproprieteConcernee = Pick<
  FormulaireContact,
  'numeroImmatriculation' | 'adressePrincipale' | 'nomCopropriete'
>
const AUCUNE_CONCERNEE: CoproprieteConcernee = {
  numeroImmatriculation: '',
  adressePrincipale: '',
  nomCopropriete: '',
}

/** The form at first: a signed-in person does not type what is known. */
export const saisieInitiale = (
  choix: ChoixReclamation,
  compte: Compte | null,
  concernee: CoproprieteConcernee = AUCUNE_CONCERNEE,
): FormulaireContact => ({
  ...choix,
  nom: compte?.nom ?? '',
  prenom: compte?.prenom ?? '',
  email: compte?.email ?? '',
  confirmationEmail: compte?.email ?? '',
  telephone: '',
  ...concernee,
  message: '',
  pieceJointe: null,
  captcha: '',
})

/** What the call carries. */
export const versAppel = ({
  pieceJointe,
  typeDemandeur,
  objet,
  typeReclamation,
  ...reste
}: FormulaireContact): Draft<Args<'envoyerReclamation'>> => ({
  body: {
    ...reste,
    typeDemandeur: typeDemandeur ?? '',
    objet: objet ?? '',
    typeReclamation: typeReclamation ?? '',
    ...(pieceJointe ? { file: pieceJointe } : {}),
  },
})
