import { acteSur, type ChangementDeCompte } from './changement.ts'
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
    suspendre
      ? acteSur(utilisateurDe(compte, id), 'desactiver-utilisateur', 'suspendre')
      : acteSur(utilisateurDe(compte, id), 'reactiver-utilisateur', 'reactiver'),
  ],
  envois: [],
})
