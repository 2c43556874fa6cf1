import { libelleNiveau } from '../utilisateur/niveaux.ts'
import { acteSur, type ChangementDeCompte, courrielCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'
import { CLOS } from './fermer.ts'

/**
 * An office answers somebody who joined it: the account opens, or closes for good and what was
 * presented opens nothing more. Throws `introuvable`, `transition-interdite`.
 */
export const repondreArrivee = (
  compte: Compte,
  id: number,
  { accepter, etablissement }: { accepter: boolean; etablissement: string },
): ChangementDeCompte => {
  const u = utilisateurDe(compte, id)
  const niveau = libelleNiveau(u.profil)
  return {
    actes: [
      accepter
        ? acteSur(u, 'accepter-arrivee', 'accueillir')
        : acteSur(u, 'refuser-arrivee', 'refuser-arrivee', CLOS(id)),
    ],
    envois: courrielCompte(u.email, 'arrivee-jugee', { etablissement, niveau, acceptee: accepter }),
  }
}
