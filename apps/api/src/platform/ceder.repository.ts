import type { Db } from '@registre/db'

/** The least that a database can be asked: how late it answers says how busy it is. */
export const demanderPeu = async (db: Pick<Db, 'query'>): Promise<void> => {
  await db.query('select 1 as vivante')
}
