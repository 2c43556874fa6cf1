import type { Db } from '@registre/db'

/** The information message of the home page, '' when none is set. */
export const lireParametreTexte = async (db: Pick<Db, 'query'>, cle: string): Promise<string> => {
  const [row] = await db.query(`select valeur from parametre where cle = $1`, [cle], {
    name: 'parametre',
  })
  return typeof row?.valeur === 'string' ? row.valeur.trim() : ''
}
