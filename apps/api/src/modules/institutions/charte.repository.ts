import type { Tx } from '@registre/db'

/** Keeps an acceptance of the charter; false when this version was accepted already. */
export const accepterCharte = async (
  tx: Tx,
  utilisateurId: number,
  version: string,
  maintenant: Date,
): Promise<boolean> =>
  (
    await tx.sql(
      `insert into acceptation_charte (utilisateur_id, version, acceptee_le) values ($1, $2, $3) on conflict do nothing returning 1`,
      [utilisateurId, version, maintenant],
    )
  ).length > 0
