import type { Tx } from '@registre/db'
import { type JournalAuthor, journaliserTous } from '../../platform/journal.ts'
import { detacherDeLEtude } from './certificat.repository.ts'

/**
 * Detaches the certificates of an office itself, which moves: they are presented again. Those of its
 * people prove the people, and stay.
 */
export const detacherEtude = async (
  tx: Tx,
  auteur: JournalAuthor,
  teledeclarantId: number,
  maintenant: Date,
): Promise<void> => {
  const detaches = await detacherDeLEtude(tx, teledeclarantId, maintenant)
  await journaliserTous(
    tx,
    auteur,
    detaches.map(({ id, empreinte }) => ({
      categorie: 'COMPTE' as const,
      type: 'revoquer-certificat' as const,
      teledeclarantId,
      motif: 'changer-etablissement',
      donnees: { certificatId: id, utilisateurId: null, empreinte },
    })),
  )
}
