import type { Db } from '@registre/db'
import { hashToken, PRECEDENT_MS, type Preuve } from '../../platform/session-store.ts'

/**
 * Notes a new proof on a session, under a new identifier; the former one serves a moment more,
 * without the proof. False once the session is closed.
 */
export const noterPreuve = async (
  db: Pick<Db, 'query'>,
  idHash: string,
  nouveau: string,
  { moyen, le }: Preuve,
): Promise<boolean> =>
  (
    await db.query(
      `update session set id_hash = $2, prouvee_le = $3, preuve = $4, precedent_hash = $1, precedent_jusqu_a = $5 where id_hash = $1 returning 1`,
      [idHash, hashToken(nouveau), le, moyen, new Date(le.getTime() + PRECEDENT_MS)],
    )
  ).length > 0
