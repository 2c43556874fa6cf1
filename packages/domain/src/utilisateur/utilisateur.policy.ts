import { type Acteur, estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import { profilsAttribuables, typeDuProfil } from '../acces/profils-attribuables.ts'
import { isNotaire, isTeledeclarant, isTeneur, type Profil } from '../acces/profils.ts'
import type { TypeTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import { niveauDe } from './niveaux.ts'

/** What the policies know of an account that is looked at. */
export interface UtilisateurCible {
  id: number
  /** Null for a keeper. */
  teledeclarantId: number | null
  profil: Profil
}

const estSoi = (acteur: Acteur, cible: UtilisateurCible): boolean =>
  acteur.utilisateurId === cible.id

/** True when both work in the same house: an establishment, or the keepers' team. */
export const memeMaison = (acteur: Acteur, cible: UtilisateurCible): boolean =>
  isTeneur(acteur.profil)
    ? isTeneur(cible.profil)
    : estDeLEtablissement(acteur, cible.teledeclarantId)

const aUneMaison = (profil: Profil): boolean =>
  isTeledeclarant(profil) || isNotaire(profil) || isTeneur(profil)

/**
 * Oneself; one's colleagues with LIST_RECH_UTILISATEUR; every account of a declarant or of the team
 * for a keeper with LIST_RCH_USER_TENEUR.
 */
export const peutVoirUtilisateur = (acteur: Acteur, cible: UtilisateurCible): boolean => {
  if (estSoi(acteur, cible)) return true
  if (isTeneur(acteur.profil))
    return aUneMaison(cible.profil) && peutAgir(acteur, 'LIST_RCH_USER_TENEUR')
  return memeMaison(acteur, cible) && peutAgir(acteur, 'LIST_RECH_UTILISATEUR')
}

/**
 * True for a level that the actor administers. A main administrator answers to keepers alone, and
 * never inside its own team.
 */
const administre = (acteur: Acteur, cible: UtilisateurCible): boolean => {
  switch (niveauDe(cible.profil)) {
    case 'ADMIN_PRINCIPAL':
      return (
        isTeneur(acteur.profil) &&
        !isTeneur(cible.profil) &&
        peutAgir(acteur, 'EDITER_SUPPRIMER_ADMIN')
      )
    case 'ADMIN_SECONDAIRE':
      return peutAgir(acteur, 'EDITER_SUPPRIMER_ADMIN')
    case 'GESTIONNAIRE':
      return peutAgir(acteur, 'EDITER_SUPPRIMER_NON_ADMIN')
  }
}

/**
 * True when the actor may save this account: its own data, or those of a level that it administers.
 * Never while impersonating.
 */
export const peutModifierUtilisateur = (acteur: Acteur, cible: UtilisateurCible): boolean => {
  if (acteur.emprunte || !peutVoirUtilisateur(acteur, cible)) return false
  return estSoi(acteur, cible) ? peutAgir(acteur, 'UPDATE_ACCOUNT') : administre(acteur, cible)
}

/** True when the actor, a keeper, may shut this account of a syndic for a while, or open it again. */
export const peutSuspendreUtilisateur = (acteur: Acteur, cible: UtilisateurCible): boolean =>
  isTeneur(acteur.profil) && isTeledeclarant(cible.profil) && peutModifierUtilisateur(acteur, cible)

/**
 * True when the actor may delete this account: never itself, never a main administrator; a keeper
 * needs SUPPRIMER_UTILISATEUR too.
 */
export const peutSupprimerUtilisateur = (acteur: Acteur, cible: UtilisateurCible): boolean => {
  if (
    estSoi(acteur, cible) ||
    niveauDe(cible.profil) === 'ADMIN_PRINCIPAL' ||
    !peutModifierUtilisateur(acteur, cible)
  )
    return false
  return !isTeneur(acteur.profil) || peutAgir(acteur, 'SUPPRIMER_UTILISATEUR')
}

/**
 * The profiles that the actor may leave to, or give, this account: the present one first. One's own
 * profile and that of a main administrator never change; the others become what the actor may
 * create.
 */
export const profilsPossibles = (acteur: Acteur, cible: UtilisateurCible): Profil[] => {
  if (
    estSoi(acteur, cible) ||
    niveauDe(cible.profil) === 'ADMIN_PRINCIPAL' ||
    !peutModifierUtilisateur(acteur, cible)
  )
    return [cible.profil]
  return [
    cible.profil,
    ...profilsAttribuables(acteur, typeDuProfil(cible.profil)).filter(
      (profil) => profil !== cible.profil,
    ),
  ]
}

/**
 * True when the actor may create an account of this profile in a house of this kind; its own kind
 * by default.
 */
export const peutCreerUtilisateur = (
  acteur: Acteur,
  profil: Profil,
  type: TypeTeledeclarant | null = typeDuProfil(acteur.profil),
): boolean =>
  !acteur.emprunte &&
  peutAgir(acteur, 'AJOUTER_UTILISATEUR') &&
  profilsAttribuables(acteur, type).includes(profil)
