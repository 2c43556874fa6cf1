import type { Tx } from '@registre/db'
import { normaliserTelephone, type Profil } from '@registre/domain'
import { insererUtilisateur } from './utilisateur.repository.ts'

/** Who an account is opened for, as a form says it. */
interface Representant {
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
}

/**
 * Opens the account of somebody who represents an establishment, without password; gives its
 * identifier. The caller has taken the address.
 */
export const ouvrirCompte = (
  tx: Tx,
  teledeclarantId: number,
  profil: Profil,
  r: Representant,
  maintenant: Date,
): Promise<number> =>
  insererUtilisateur(
    tx,
    teledeclarantId,
    {
      profil,
      civilite: r.civilite,
      nom: r.nom,
      prenom: r.prenom,
      email: r.email.trim(),
      telephone: normaliserTelephone(r.telephone) ?? '',
      numCartePro: '',
    },
    maintenant,
  )
