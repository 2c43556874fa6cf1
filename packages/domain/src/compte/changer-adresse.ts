import type { ChangementDeCompte } from './changement.ts'
import { type Compte, loginApres, utilisateurDe } from './compte.ts'

/** True while an account is written to at an address. */
const estA = ({ utilisateurs }: Compte, id: number, adresse: string): boolean =>
  utilisateurs.some(
    (u) => u.id === id && u.etat !== 'FERME' && u.email.toLowerCase() === adresse.toLowerCase(),
  )

/**
 * The new address of an account answered: it moves there, and its login where it was the address.
 * Null when the account is no longer at the one that it leaves.
 */
export const changerAdresse = (
  compte: Compte,
  a: { id: number; ancienne: string; nouvelle: string; maintenant: number },
): ChangementDeCompte | null => {
  if (!estA(compte, a.id, a.ancienne)) return null
  const u = utilisateurDe(compte, a.id)
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: 'changer-adresse',
        teledeclarantId: u.teledeclarantId,
        donnees: { utilisateurId: a.id },
        mouvements: [
          {
            quoi: 'utilisateur',
            id: a.id,
            evenement: 'changer-adresse',
            pose: {
              email: a.nouvelle,
              login: loginApres(u, a.nouvelle),
              emailValideLe: a.maintenant,
            },
          },
        ],
      },
    ],
    envois: [],
  }
}

/**
 * An account goes back to its former address, without the password of whoever moved it. `passages`:
 * where it was moved by the same way since. Null when it is at none of them.
 */
export const rendreAdresse = (
  compte: Compte,
  a: { id: number; ancienne: string; passages: readonly string[] },
): ChangementDeCompte | null => {
  if (!a.passages.some((passage) => estA(compte, a.id, passage))) return null
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: 'arreter-adresse',
        donnees: { utilisateurId: a.id, fait: true },
        mouvements: [
          {
            quoi: 'utilisateur',
            id: a.id,
            evenement: 'rendre-adresse',
            pose: {
              email: a.ancienne,
              login: loginApres(utilisateurDe(compte, a.id), a.ancienne),
              motDePasseHash: null,
            },
          },
        ],
      },
    ],
    envois: [],
  }
}
