import type { ChangementDeCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * Closes a keeper's account for a while, or opens it again; nothing of it is lost. Throws
 * `introuvable`, `transition-interdite`.
 */
export const suspendreUtilisateur = (
  compte: Compte,
  id: number,
  suspendre: boolean,
): ChangementDeCompte => ({
  actes: [
    {
      categorie: 'COMPTE',
      type: suspendre ? 'desactiver-utilisateur' : 'reactiver-utilisateur',
      donnees: { utilisateurId: utilisateurDe(compte, id).id },
      mouvements: [{ quoi: 'utilisateur', id, evenement: suspendre ? 'suspendre' : 'reactiver' }],
    },
  ],
  envois: [],
})
