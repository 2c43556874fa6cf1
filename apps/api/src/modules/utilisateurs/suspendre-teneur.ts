import type { Tx } from '@registre/db'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { libererDemandes } from '../dossiers/ecrire-lot.ts'
import { finirAcces } from './finir-acces.ts'
import { changerActivite, tenirTeneur, type UtilisateurRow } from './utilisateur.repository.ts'

/**
 * Closes a keeper's account for a while, or opens it again: sessions, keys and tokens end, requests
 * assigned to it go back to all. Gives the account as it was, or null when no keeper signs in so.
 */
export const suspendreTeneur = async (
  tx: Tx,
  login: string,
  actif: boolean,
  maintenant: Date,
): Promise<UtilisateurRow | null> => {
  const compte = await tenirTeneur(tx, login)
  if (!compte) return null
  if (compte.actif === actif) return compte
  await changerActivite(tx, compte.id, actif)
  if (!actif) {
    await finirAcces(tx, [compte.id], maintenant)
    await libererDemandes(tx, [compte.id])
  }
  await journaliser(tx, TRAITEMENT, {
    categorie: 'COMPTE',
    type: actif ? 'reactiver-utilisateur' : 'desactiver-utilisateur',
    donnees: { utilisateurId: compte.id },
  })
  return compte
}
