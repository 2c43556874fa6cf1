import { type Acteur, estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import { isTeneur, type Profil } from '../acces/profils.ts'
import type { Compte } from '../compte/compte.ts'
import { compteDansLaLimite } from '../utilisateur/niveaux.ts'
import { MAX_ADMINS_SECONDAIRES } from '../teledeclarant/teledeclarant.rules.ts'

// Somebody asks to join a firm that has its account: its address is confirmed, the administrators
// answer; without an answer, a letter to the seat decides. Nothing opens before.

export const ETATS_ARRIVEE = ['A_CONFIRMER', 'EN_ATTENTE', 'ACCEPTEE', 'REFUSEE'] as const
export type EtatArrivee = (typeof ETATS_ARRIVEE)[number]

/** Days after the confirmation when administrators are reminded, when keepers see it, when it ends. */
export const RELANCE_ARRIVEE_JOURS = 14
export const TENEUR_ARRIVEE_JOURS = 30
export const FIN_ARRIVEE_JOURS = 120
/** Requests that wait at once: of one address, for one firm. */
export const ARRIVEES_PAR_PERSONNE = 3
export const ARRIVEES_PAR_CABINET = 10

const JOUR_MS = 86_400_000

/** Without an answer for so long, in milliseconds since its confirmation, it is the keepers' matter. */
export const estAuTeneur = (etat: EtatArrivee, confirmeLe: number, maintenant: number): boolean =>
  etat === 'EN_ATTENTE' && maintenant - confirmeLe >= TENEUR_ARRIVEE_JOURS * JOUR_MS

/** An administrator of the firm answers: never a keeper, who sends the letter instead. */
export const peutRepondreArrivee = (acteur: Acteur, teledeclarantId: number): boolean =>
  !acteur.emprunte &&
  !isTeneur(acteur.profil) &&
  estDeLEtablissement(acteur, teledeclarantId) &&
  peutAgir(acteur, 'EDITER_SUPPRIMER_NON_ADMIN')

/**
 * What an arrival opens: a manager, when an administrator accepts. By the code posted to the seat,
 * whose administrators said nothing, a secondary administrator, so that the firm has somebody who
 * opens accounts again; never the principal one, which a keeper alone designates. A manager still
 * where the secondary ones are all there.
 */
export const profilDArrivee = (
  { utilisateurs }: Pick<Compte, 'utilisateurs'>,
  moyen: 'accord' | 'code',
): Profil => {
  const secondaires = utilisateurs.filter((u) => compteDansLaLimite(u.profil)).length
  return moyen === 'code' && secondaires < MAX_ADMINS_SECONDAIRES
    ? 'TELE_PRO_ADMIN_SECOND'
    : 'TELE_PRO_GESTION'
}
