import { acteSur, type ChangementDeCompte, courrielCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * Its owner chose a password: by a key that its address received, or in a session, which alone stays
 * open. `quand`: as the mail says it. Throws `introuvable`, `transition-interdite`.
 */
export const choisirMotDePasse = (
  compte: Compte,
  c: { id: number; hash: string; parCle: boolean; maintenant: number; quand: string },
): ChangementDeCompte => {
  const u = utilisateurDe(compte, c.id)
  const recue = c.parCle ? { emailValideLe: c.maintenant } : {}
  return {
    actes: [
      acteSur(
        u,
        'changer-mot-de-passe',
        c.parCle ? 'choisir-mot-de-passe' : 'changer-mot-de-passe',
        { motDePasseHash: c.hash, ...recue },
        { moyen: c.parCle ? 'cle' : 'session' },
      ),
    ],
    envois: courrielCompte(u.email, 'mot-de-passe-change', {
      identifiant: u.login,
      quand: c.quand,
    }),
  }
}
