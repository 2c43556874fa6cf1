import type { Db, Tx } from '@registre/db'

/** The private calendar of a person, if there is one. */
export const lireAbonnementRow = async (db: Pick<Db, 'query'>, utilisateurId: number) =>
  (
    await db.query(`select cree_le, lu_le from abonnement_calendrier where utilisateur_id = $1`, [
      utilisateurId,
    ])
  )[0]

/** Opens a calendar; the token of a former one stops serving. Gives the address of its owner. */
export const ecrireAbonnement = async (
  tx: Pick<Tx, 'sql'>,
  utilisateurId: number,
  jetonHash: string,
  maintenant: Date,
): Promise<string> => {
  const [row] = await tx.sql(
    `insert into abonnement_calendrier (utilisateur_id, jeton_hash, cree_le) values ($1, $2, $3)
     on conflict (utilisateur_id) do update set jeton_hash = excluded.jeton_hash, cree_le = excluded.cree_le, lu_le = null
     returning (select email from utilisateur where id = $1)`,
    [utilisateurId, jetonHash, maintenant],
  )
  return row?.email ?? ''
}

/** Closes the calendars of accounts; gives how many there were. */
export const supprimerAbonnements = async (
  tx: Pick<Tx, 'sql'>,
  utilisateurs: readonly number[],
): Promise<number> =>
  (
    await tx.sql(
      `delete from abonnement_calendrier where utilisateur_id = any($1::int[]) returning 1`,
      [utilisateurs],
    )
  ).length

/**
 * Whose calendar a token opens, while its account and its establishment are active; notes the
 * reading, at most once a minute.
 */
export const lireParJeton = async (db: Pick<Db, 'query'>, jetonHash: string, maintenant: Date) => {
  const [row] = await db.query(
    `select u.id as utilisateur_id, u.profil, t.id as teledeclarant_id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom)) as etablissement
     from abonnement_calendrier a join utilisateur u on u.id = a.utilisateur_id join teledeclarant t on t.id = u.teledeclarant_id
     where a.jeton_hash = $1 and u.actif and u.supprime_le is null and t.statut = 'ACTIF'`,
    [jetonHash],
  )
  if (row)
    await db.query(
      `update abonnement_calendrier set lu_le = $2 where jeton_hash = $1 and (lu_le is null or lu_le < $2::timestamptz - interval '1 minute')`,
      [jetonHash, maintenant],
    )
  return row
}
