import { type Acteur, peutAgir } from '../acces/acteur.ts'
import type { Autorite } from '../acces/autorites.ts'
import { isTeneur } from '../acces/profils.ts'
import {
  peutModifierUtilisateur,
  type UtilisateurCible,
} from '../utilisateur/utilisateur.policy.ts'

/** Longest life of a token, and how many an account may hold at once. */
export const JETON_JOURS_MAX = 366
export const JETONS_MAX = 20
export const JETON_ADRESSES_MAX = 20

/** Rights that no program needs: they open screens, not calls of its own. */
const RESERVEES: ReadonlySet<Autorite> = new Set([
  'ATTENTE_ACTIVATION_TELE',
  'CHART_CONFIDENTIALITE',
  'UPDATE_ACCOUNT',
  'MON_COMPTE',
  'EDITER_MDP_USER',
])

/** The rights that an account may give to a token: its own, but those that are a person's. */
export const autoritesDeJeton = (autorites: readonly Autorite[]): Autorite[] =>
  autorites.filter((a) => !RESERVEES.has(a))

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
