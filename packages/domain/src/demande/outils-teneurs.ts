import type { Acteur } from '../acces/acteur.ts'
import { isAdminTeledeclarant, isAdminTeneur } from '../acces/profils.ts'

/** What a prepared text serves to: it is offered where that is written. */
export const USAGES_REPONSE_TYPE = ['REFUS', 'PRECISIONS'] as const
export type UsageReponseType = (typeof USAGES_REPONSE_TYPE)[number]

/** Notes are kept this long after the decision of their request, and no longer. */
export const NOTES_CONSERVEES_MOIS = 24

/** A view that is shared is the house's: its administrators may take it away. */
export const peutOterVuesPartagees = ({ profil, emprunte }: Acteur): boolean =>
  (isAdminTeneur(profil) || isAdminTeledeclarant(profil)) && !emprunte
