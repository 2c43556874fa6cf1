import type { Tx } from '@registre/db'
import { finirAcces } from './finir-acces.ts'
import { supprimerRows } from './utilisateur.repository.ts'

/** Closes one account, with its sessions and keys; who asks for it tells the journal. */
export const fermerCompte = async (
  tx: Tx,
  utilisateurId: number,
  maintenant: Date,
): Promise<void> => {
  await finirAcces(tx, [utilisateurId], maintenant)
  await supprimerRows(tx, [utilisateurId], maintenant)
}
