import { estDeLEtablissement, interditEnEmprunt, peutAgir } from '../acces/acteur.ts'
import type { Acteur } from '../acces/acteur.ts'
import { isTeneur } from '../acces/profils.ts'
import { demandeOuverte, type EtatDemande } from '../demande/demande.enums.ts'

/** What a policy knows of an attachment request. */
export interface RattachementVu {
  etat: EtatDemande
  demandeurId: number
  /** Establishments with a running, future or expired mandate. */
  syndics: readonly number[]
  contestee: boolean
  /** It ends the mandate in place before its term. */
  anticipee: boolean
  /** The syndic in place agreed to it. */
  accordee: boolean
}

const ouverte = (r: RattachementVu): boolean => demandeOuverte(r.etat)
const agit = (acteur: Acteur): boolean =>
  peutAgir(acteur, 'RATTACHER_COPROPRIETE') && !interditEnEmprunt(acteur, 'mandat')

export const estDemandeur = (acteur: Acteur, r: RattachementVu): boolean =>
  estDeLEtablissement(acteur, r.demandeurId)
/** The syndic whose place is asked for: it is told, and may contest. */
export const estPredecesseur = (acteur: Acteur, r: RattachementVu): boolean =>
  !estDemandeur(acteur, r) && r.syndics.some((id) => estDeLEtablissement(acteur, id))

/** Keepers, the one who asks, and the syndic in place while the request is open. */
export const peutVoirRattachement = (acteur: Acteur, r: RattachementVu): boolean =>
  isTeneur(acteur.profil) || estDemandeur(acteur, r) || (estPredecesseur(acteur, r) && ouverte(r))

/** Before a keeper takes it, or while it waits for an answer. */
export const peutRetirerRattachement = (acteur: Acteur, r: RattachementVu): boolean =>
  agit(acteur) && estDemandeur(acteur, r) && (r.etat === 'A_VALIDER' || r.etat === 'PRECISIONS')

export const peutRepondreRattachement = (acteur: Acteur, r: RattachementVu): boolean =>
  agit(acteur) && estDemandeur(acteur, r) && r.etat === 'PRECISIONS'

/** Once, until the decision. */
export const peutContesterRattachement = (acteur: Acteur, r: RattachementVu): boolean =>
  agit(acteur) && estPredecesseur(acteur, r) && ouverte(r) && !r.contestee && !r.accordee

/** Of a request that ends its mandate early: it agrees, once, instead of contesting. */
export const peutAccorderFinAnticipee = (acteur: Acteur, r: RattachementVu): boolean =>
  r.anticipee && peutContesterRattachement(acteur, r)
