import { type ChangementDeCompte, courrielCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * Its owner chose a password: by a key that its address received, or in a session, which alone stays
 * open. `quand`: as the mail says it. Throws `introuvable`, `transition-interdite`.
 */
export const choisirMotDePasse = (
  compte: Compte,
  c: { id: number; hash: string; parCle: boolean; maintenant: number; quand: string },
): ChangementDeCompte => {
  const { email, login, teledeclarantId } = utilisateurDe(compte, c.id)
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: 'changer-mot-de-passe',
        teledeclarantId,
        donnees: { utilisateurId: c.id, moyen: c.parCle ? 'cle' : 'session' },
        mouvements: [
          {
            quoi: 'utilisateur',
            id: c.id,
            evenement: c.parCle ? 'choisir-mot-de-passe' : 'changer-mot-de-passe',
            pose: {
              motDePasseHash: c.hash,
              ...(c.parCle ? { emailValideLe: c.maintenant } : {}),
            },
          },
        ],
      },
    ],
    envois: courrielCompte(email, 'mot-de-passe-change', { identifiant: login, quand: c.quand }),
  }
}
