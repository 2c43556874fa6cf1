import type { Db } from '@registre/db'

/** True when a declaration of successor stands for a co-ownership. */
export const successeurEstDeclare = async (db: Pick<Db, 'query'>, coproprieteId: number): Promise<boolean> =>
  (await db.query(`select 1 from successeur where copropriete_id = $1 and etat = 'DECLARE'`, [coproprieteId])).length > 0
