import type { EvenementJournal } from '../journal/journal.catalogue.ts'
import { type ChangementDeCompte, courrielCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * A factor of an account was added, removed or erased: its other sessions end, its owner is told.
 * `present`: it holds one at least. Throws `introuvable`, `transition-interdite`.
 */
export const changerFacteurs = (
  compte: Compte,
  f: { id: number; type: EvenementJournal; present: boolean; quoi: string; quand: string },
): ChangementDeCompte => {
  const { email, login, teledeclarantId } = utilisateurDe(compte, f.id)
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: f.type,
        teledeclarantId,
        donnees: { utilisateurId: f.id },
        mouvements: [
          {
            quoi: 'utilisateur',
            id: f.id,
            evenement: 'changer-facteurs',
            pose: { secondFacteur: f.present },
          },
        ],
      },
    ],
    envois: courrielCompte(email, 'second-facteur', {
      identifiant: login,
      quoi: f.quoi,
      quand: f.quand,
    }),
  }
}

/**
 * Every factor of an account is erased, and its password: a key that its owner receives opens both
 * again, and nothing else does. Throws `introuvable`, `transition-interdite`.
 */
export const effacerFacteurs = (compte: Compte, id: number): ChangementDeCompte => ({
  actes: [
    {
      categorie: 'COMPTE',
      type: 'oublier-facteurs',
      teledeclarantId: utilisateurDe(compte, id).teledeclarantId,
      donnees: { utilisateurId: id },
      mouvements: [
        {
          quoi: 'utilisateur',
          id,
          evenement: 'effacer-facteurs',
          pose: { secondFacteur: false, motDePasseHash: null },
        },
      ],
    },
  ],
  envois: [],
})
