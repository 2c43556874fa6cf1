import { peut } from './autorites.ts'
import type { Autorite } from './autorites.ts'
import { isAdminTeneur } from './profils.ts'
import type { Profil } from './profils.ts'

/** Who acts: what the policies know of a session. */
export interface Acteur {
  utilisateurId: number
  /** The establishment; null for a keeper or an institution. */
  teledeclarantId: number | null
  profil: Profil
  autorites: readonly Autorite[]
  /** The declarant awaits activation: it reads, it does not act. */
  enAttenteActivation: boolean
  /** A keeper acts in its place (log in as). */
  emprunte: boolean
}

/**
 * True when the session may act with one of these authorities: an account awaiting activation only
 * reads.
 */
export const peutAgir = (acteur: Acteur, ...requises: Autorite[]): boolean =>
  !acteur.enAttenteActivation && peut(acteur.autorites, requises)

/**
 * True when the session may prepare with one of these authorities: writing a draft waits for no
 * activation, sending it does.
 */
export const peutPreparer = (acteur: Acteur, ...requises: Autorite[]): boolean =>
  peut(acteur.autorites, requises)

/** True when the actor belongs to this establishment. */
export const estDeLEtablissement = (acteur: Acteur, teledeclarantId: number | null): boolean =>
  teledeclarantId !== null && acteur.teledeclarantId === teledeclarantId

/** LIRE_TELEDECLARANT and a keeper administrator; nobody impersonates twice. */
export const peutEmprunter = (acteur: Acteur): boolean =>
  isAdminTeneur(acteur.profil) && !acteur.emprunte && peutAgir(acteur, 'LIRE_TELEDECLARANT')

/** Password, e-mail, mandate and dissolution actions are blocked while impersonating. */
const ACTIONS_INTERDITES_EN_EMPRUNT = ['mot-de-passe', 'email', 'mandat', 'dissolution'] as const

/**
 * True when an impersonating keeper is asked for one of the blocked actions; the server answers
 * action-interdite-en-emprunt.
 */
export const interditEnEmprunt = (acteur: Acteur, action: string): boolean =>
  acteur.emprunte && ACTIONS_INTERDITES_EN_EMPRUNT.some((interdite) => interdite === action)
