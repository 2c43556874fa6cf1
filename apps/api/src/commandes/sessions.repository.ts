import type { Db, Tx } from '@registre/db'

/** The account of a login; undefined when there is none. */
export const trouverParLogin = async (
  db: Pick<Db, 'query'>,
  login: string,
): Promise<number | undefined> =>
  (await db.query(`select id from utilisateur where login = $1`, [login]))[0]?.id

/**
 * Closes the sessions of an account, those in another's place included, and its remembered
 * browsers; everybody's when none is named. Gives how many sessions.
 */
export const fermerLesSessions = async (tx: Tx, utilisateurId: number | null): Promise<number> => {
  await tx.sql(`delete from jeton_souvenir where $1::int is null or utilisateur_id = $1`, [
    utilisateurId,
  ])
  const fermees = await tx.sql(
    `delete from session where $1::int is null or $1 in (utilisateur_id, original_id) returning 1 as une`,
    [utilisateurId],
  )
  return fermees.length
}
