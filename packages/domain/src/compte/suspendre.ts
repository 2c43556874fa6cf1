import { isNotaire } from '../acces/profils.ts'
import { RegisterError } from '../kernel/errors.ts'
import { acteSur, type ActeDeCompte, type ChangementDeCompte } from './changement.ts'
import { type Compte, utilisateurDe } from './compte.ts'

/**
 * Closes an account for a while, or opens it again; nothing of it is lost. Throws
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

/**
 * The same of every account of a declarant: its mandates and its history stay. Throws
 * `transition-interdite` for an office, whose certificates are revoked instead.
 */
export const suspendreDeclarant = (compte: Compte, suspendre: boolean): ActeDeCompte[] => {
  if (compte.utilisateurs.some(({ profil }) => isNotaire(profil)))
    throw new RegisterError('transition-interdite', {
      message: 'Les comptes d’une étude ne se désactivent pas : révoquez ses certificats.',
    })
  return compte.utilisateurs
    .filter(({ etat }) => etat === (suspendre ? 'OUVERT' : 'SUSPENDU'))
    .flatMap(({ id }) => suspendreUtilisateur(compte, id, suspendre).actes)
}
