import type { Db } from '@registre/db'
import { hashToken, type Preuve } from '../../platform/session-store.ts'

/** Notes a new proof on a session, under a new identifier; false once it is closed. */
export const noterPreuve = async (
  db: Pick<Db, 'query'>,
  idHash: string,
  nouveau: string,
  { moyen, le }: Preuve,
): Promise<boolean> =>
  (
    await db.query(
      `update session set id_hash = $2, prouvee_le = $3, preuve = $4 where id_hash = $1 returning 1`,
      [idHash, hashToken(nouveau), le, moyen],
    )
  ).length > 0
