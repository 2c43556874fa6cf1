import type { Db } from '@registre/db'

type Reader = Pick<Db, 'query'>

/**
 * Adds one failure to each key; a window opens with its first failure. Gives the count of each, in
 * order of the keys.
 */
export const ajouterEchec = async (
  db: Reader,
  cles: readonly string[],
  maintenant: Date,
  finFenetre: Date,
): Promise<Map<string, number>> => {
  const rows = await db.query(
    `insert into limite_debit as l (cle, compte, expire_le) select k, 1, $3 from unnest($1::text[]) k order by k
     on conflict (cle) do update set
       compte = case when l.expire_le <= $2 then 1 else l.compte + 1 end,
       expire_le = case when l.expire_le <= $2 then excluded.expire_le else l.expire_le end
     returning cle, compte`,
    [cles, maintenant, finFenetre],
  )
  return new Map(rows.map((r) => [r.cle, r.compte]))
}

/** Gives a try back to each counter. */
export const rendreEssais = async (db: Reader, cles: readonly string[]): Promise<void> => {
  await db.query(`update limite_debit set compte = greatest(compte - 1, 0) where cle = any($1)`, [
    cles,
  ])
}

/** Forgets what a counter holds. */
export const oublierEchecs = async (db: Reader, cle: string): Promise<void> => {
  await db.query(`delete from limite_debit where cle = $1`, [cle])
}
