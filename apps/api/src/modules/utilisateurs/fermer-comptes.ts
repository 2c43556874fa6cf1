import type { Tx } from '@registre/db'
import { type JournalAuthor, journaliser } from '../../platform/journal.ts'
import { finirAcces } from './finir-acces.ts'
import {
  type CompteDuTeledeclarant,
  supprimerRows,
  tenirComptes,
} from './utilisateur.repository.ts'

/** Closes every account of an establishment, with its sessions and keys; gives those that it had. */
export const fermerComptes = async (
  tx: Tx,
  auteur: JournalAuthor,
  teledeclarantId: number,
  maintenant: Date,
): Promise<CompteDuTeledeclarant[]> => {
  const comptes = await tenirComptes(tx, teledeclarantId)
  const ids = comptes.map((c) => c.id)
  await finirAcces(tx, ids, maintenant)
  await supprimerRows(tx, ids, maintenant)
  for (const c of comptes)
    await journaliser(tx, auteur, {
      categorie: 'COMPTE',
      type: 'supprimer-utilisateur',
      teledeclarantId,
      de: c.profil,
      donnees: { utilisateurId: c.id },
    })
  return comptes
}
