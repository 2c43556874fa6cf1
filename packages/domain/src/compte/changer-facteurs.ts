import type { EvenementJournal } from '../journal/journal.catalogue.ts'
import { acteSur, type ChangementDeCompte, courrielCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * A factor of an account was added, removed or erased: its other sessions end, its owner is told.
 * `present`: it holds one at least. Throws `introuvable`, `transition-interdite`.
 */
export const changerFacteurs = (
  compte: Compte,
  f: { id: number; type: EvenementJournal; present: boolean; quoi: string; quand: string },
): ChangementDeCompte => {
  const u = utilisateurDe(compte, f.id)
  const { quoi, quand } = f
  return {
    actes: [acteSur(u, f.type, 'changer-facteurs', { secondFacteur: f.present })],
    envois: courrielCompte(u.email, 'second-facteur', { identifiant: u.login, quoi, quand }),
  }
}

/**
 * Every factor of an account is erased, and its password: a key that its owner receives opens both
 * again, and nothing else does. Throws `introuvable`, `transition-interdite`.
 */
export const effacerFacteurs = (compte: Compte, id: number): ChangementDeCompte => ({
  actes: [
    acteSur(utilisateurDe(compte, id), 'oublier-facteurs', 'effacer-facteurs', {
      secondFacteur: false,
      motDePasseHash: null,
    }),
  ],
  envois: [],
})
