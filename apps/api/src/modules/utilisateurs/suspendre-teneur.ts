import type { Tx } from '@registre/db'
import { suspendreUtilisateur } from '@registre/domain'
import { TRAITEMENT } from '../../platform/journal.ts'
import { libererDemandes } from '../dossiers/ecrire-lot.ts'
import { ecrire } from '../comptes/ecrire.ts'
import { teneurParLogin } from './utilisateur.repository.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'

/**
 * Closes a keeper's account for a while, or opens it again: requests assigned to it go back to all.
 * Gives whether it could sign in before, or null when no keeper signs in so.
 */
export const suspendreTeneur = async (
  tx: Tx,
  login: string,
  actif: boolean,
  maintenant: Date,
): Promise<{ actif: boolean } | null> => {
  const ids = await teneurParLogin(tx, login)
  // Requests come before accounts; again below, for what was assigned until this one was held.
  if (!actif) await libererDemandes(tx, ids)
  const compte = await tenirUtilisateurs(tx, ids)
  const [teneur] = compte.utilisateurs
  if (!teneur) return null
  const avant = { actif: teneur.etat === 'OUVERT' }
  if (avant.actif === actif) return avant
  await ecrire(tx, TRAITEMENT, compte, suspendreUtilisateur(compte, teneur.id, !actif), {
    maintenant,
  })
  if (!actif) await libererDemandes(tx, ids)
  return avant
}
