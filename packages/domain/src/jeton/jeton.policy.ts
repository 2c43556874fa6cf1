import { type Acteur, peutAgir } from '../acces/acteur.ts'
import { isTeneur } from '../acces/profils.ts'
import {
  peutModifierUtilisateur,
  type UtilisateurCible,
} from '../utilisateur/utilisateur.policy.ts'

/** Longest life of a token, and how many an account may hold at once. */
export const JETON_JOURS_MAX = 366
export const JETONS_MAX = 20
export const JETON_ADRESSES_MAX = 20

/**
 * True for one's own tokens, those of an account that one administers, and any account's for a
 * keeper who reads declarants. Never while impersonating.
 */
export const peutVoirJetons = (acteur: Acteur, cible: UtilisateurCible): boolean => {
  if (acteur.emprunte) return false
  if (acteur.utilisateurId === cible.id) return true
  return (
    peutModifierUtilisateur(acteur, cible) ||
    (isTeneur(acteur.profil) && !isTeneur(cible.profil) && peutAgir(acteur, 'LIRE_TELEDECLARANT'))
  )
}
