import type { Acteur } from '../acces/acteur.ts'
import { isAdminTeledeclarant, isAdminTeneur } from '../acces/profils.ts'

/** What a prepared text serves to: it is offered where that is written. */
export const USAGES_REPONSE_TYPE = ['REFUS', 'PRECISIONS', 'MESSAGE'] as const
export type UsageReponseType = (typeof USAGES_REPONSE_TYPE)[number]

/** What the register fills in a prepared text, between braces. */
export const VARIABLES_REPONSE = {
  declarant: 'nom du déclarant, ou de qui écrit',
  copropriete: 'nom de la copropriété',
  adresse: 'son adresse',
  numero: 'son numéro d’immatriculation',
  reference: 'référence de la demande ou du message',
} as const
export type VariableReponse = keyof typeof VARIABLES_REPONSE

/**
 * A prepared text for one request or message. What is not known there stays between braces, to be
 * written by hand; a word that is no variable is left as it is.
 */
export const remplirReponse = (
  texte: string,
  valeurs: Readonly<Partial<Record<VariableReponse, string>>>,
): string => {
  const connues = new Map<string, string>(Object.entries(valeurs))
  return texte.replaceAll(/\{([a-z]+)\}/g, (entier, nom: string) => connues.get(nom) || entier)
}

/** The variables that a text still holds. */
export const variablesRestantes = (texte: string): string[] =>
  [...texte.matchAll(/\{([a-z]+)\}/g)].flatMap(([entier, nom]) =>
    Object.hasOwn(VARIABLES_REPONSE, nom ?? '') ? [entier] : [],
  )

/** Notes are kept this long after the decision of their request, and no longer. */
export const NOTES_CONSERVEES_MOIS = 24

/** A view that is shared is the house's: its administrators may take it away. */
export const peutOterVuesPartagees = ({ profil, emprunte }: Acteur): boolean =>
  (isAdminTeneur(profil) || isAdminTeledeclarant(profil)) && !emprunte
