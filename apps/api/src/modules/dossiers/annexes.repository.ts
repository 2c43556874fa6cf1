import type { Tx } from '@registre/db'
import type { Annexe, Dossier } from '@registre/domain'
import type { JournalAuthor } from '../../platform/journal.ts'
import { lierDocument } from '../documents/document.repository.ts'
import { cloreSuccession } from '../successeurs/successeur.repository.ts'
import { indexerLocalisations } from './localisation.repository.ts'

/** A message of the clarification thread. */
const insererEchange = async (
  tx: Pick<Tx, 'sql'>,
  auteurId: number,
  { demandeId, duTeneur, texte }: Extract<Annexe, { annexe: 'echange' }>,
): Promise<void> => {
  await tx.sql(
    `insert into echange (demande_id, auteur_id, du_teneur, texte) values ($1, $2, $3, $4)`,
    [demandeId, auteurId, duTeneur, texte],
  )
}

const ecrireAnnexe = (
  tx: Pick<Tx, 'sql'>,
  author: JournalAuthor,
  dossier: Dossier,
  annexe: Annexe,
): Promise<void> => {
  switch (annexe.annexe) {
    case 'echange':
      return insererEchange(tx, author.session?.utilisateurId ?? 0, annexe)
    case 'succession':
      return cloreSuccession(tx, dossier.id, annexe.rattacheId)
    case 'document':
      return lierDocument(tx, annexe.documentId, dossier.id)
    case 'localisation':
      return indexerLocalisations(tx, [{ id: dossier.id, contenu: annexe.contenu }])
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
