import type { Tx } from '@registre/db'

/** The proof that a draft names: the establishment's own file, clean, or null. */
export const justificatifAcceptable = async (
  tx: Pick<Tx, 'sql'>,
  documentId: string,
  teledeclarantId: number,
): Promise<{ nom: string; cree_le: Date } | null> =>
  (
    await tx.sql(
      `select nom, cree_le from document where id = $1 and teledeclarant_id = $2 and type = 'JUSTIFICATIF_MANDAT' and etat_analyse <> 'INFECTED'`,
      [documentId, teledeclarantId],
    )
  )[0] ?? null
