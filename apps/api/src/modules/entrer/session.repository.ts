import type { Db } from '@registre/db'

/** The provider's token of a session. */
export const lireJetonIdentite = async (
  db: Pick<Db, 'query'>,
  idHash: string,
): Promise<string | null> =>
  (await db.query(`select jeton_identite from session where id_hash = $1`, [idHash]))[0]
    ?.jeton_identite ?? null
