import { acteSur, type ChangementDeCompte } from './changement.ts'
import { type Compte, loginApres, type UtilisateurDuCompte, utilisateurDe } from './compte.ts'

/** True while an account is written to at an address. */
const estA = ({ utilisateurs }: Compte, id: number, adresse: string): boolean =>
  utilisateurs.some(
    (u) => u.id === id && u.etat !== 'FERME' && u.email.toLowerCase() === adresse.toLowerCase(),
  )

const versAdresse = (u: UtilisateurDuCompte, email: string) => ({
  email,
  login: loginApres(u, email),
})

/**
 * The new address of an account answered: it moves there, and its login where it was the address; its
 * own address answered again: nothing moves.
 * Null when the account is no longer at the one that it leaves.
 */
export const changerAdresse = (
  compte: Compte,
  a: { id: number; ancienne: string; nouvelle: string; maintenant: number },
): ChangementDeCompte | null => {
  if (!estA(compte, a.id, a.ancienne)) return null
  const u = utilisateurDe(compte, a.id)
  if (a.nouvelle.toLowerCase() === a.ancienne.toLowerCase())
    return {
      actes: [acteSur(u, 'confirmer-adresse', null, { emailValideLe: a.maintenant })],
      envois: [],
    }
  const pose = { ...versAdresse(u, a.nouvelle), emailValideLe: a.maintenant }
  return { actes: [acteSur(u, 'changer-adresse', 'changer-adresse', pose)], envois: [] }
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
  const u = utilisateurDe(compte, a.id)
  const pose = { ...versAdresse(u, a.ancienne), motDePasseHash: null }
  const acte = acteSur(u, 'arreter-adresse', 'rendre-adresse', pose, { fait: true })
  return { actes: [acte], envois: [] }
}
