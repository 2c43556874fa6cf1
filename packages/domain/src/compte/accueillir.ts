import { libelleNiveau } from '../utilisateur/niveaux.ts'
import { type ChangementDeCompte, courrielCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * An office answers somebody who joined it: the account opens, or closes for good and what was
 * presented opens nothing more. Throws `introuvable`, `transition-interdite`.
 */
export const repondreArrivee = (
  compte: Compte,
  id: number,
  { accepter, etablissement }: { accepter: boolean; etablissement: string },
): ChangementDeCompte => {
  const { email, profil, teledeclarantId } = utilisateurDe(compte, id)
  return {
    actes: [
      {
        categorie: 'COMPTE',
        type: accepter ? 'accepter-arrivee' : 'refuser-arrivee',
        teledeclarantId,
        donnees: { utilisateurId: id },
        mouvements: [
          accepter
            ? { quoi: 'utilisateur', id, evenement: 'accueillir' }
            : {
                quoi: 'utilisateur',
                id,
                evenement: 'refuser-arrivee',
                pose: { motDePasseHash: null, login: `supprime-${id}` },
              },
        ],
      },
    ],
    envois: courrielCompte(email, 'arrivee-jugee', {
      etablissement,
      niveau: libelleNiveau(profil),
      acceptee: accepter,
    }),
  }
}
