import type { Tx } from '@registre/db'
import type { Annexe, Dossier } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import { insererEchange } from '../brouillons/depot.repository.ts'
import { lierDocument } from '../documents/document.repository.ts'
import { cloreSuccession } from '../successeurs/successeur.repository.ts'

const ecrireAnnexe = (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  dossier: Dossier,
  annexe: Annexe,
): Promise<void> => {
  switch (annexe.annexe) {
    case 'echange':
      return insererEchange(
        tx,
        annexe.demandeId,
        author.session?.utilisateurId ?? 0,
        annexe.duTeneur,
        annexe.texte,
      )
    case 'succession':
      return cloreSuccession(tx, dossier.id, annexe.rattacheId)
    case 'document':
      return lierDocument(tx, annexe.documentId, dossier.id)
  }
}

/** What a change writes beside the dossier, in its transaction: messages, proofs, successions. */
export const ecrireAnnexes = async (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  dossier: Dossier,
  annexes: readonly Annexe[],
): Promise<void> => {
  for (const annexe of annexes) await ecrireAnnexe(tx, author, dossier, annexe)
}
