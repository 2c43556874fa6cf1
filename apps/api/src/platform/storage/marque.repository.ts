import type { Db } from '@registre/db'

const MARQUE = 'fichiers:marque'

/** The key under which the register's own store carries its mark; null before its first start. */
export const lireMarque = async (db: Pick<Db, 'query'>): Promise<string | null> =>
  (await db.query(`select valeur ->> 'cle' as cle from parametre where cle = $1`, [MARQUE]))[0]
    ?.cle ?? null

/** Keeps the key of the mark, unless another process just kept one; gives the key that is kept. */
export const garderMarque = async (db: Pick<Db, 'query'>, cle: string): Promise<string> => {
  await db.query(
    `insert into parametre (cle, valeur) values ($1, jsonb_build_object('cle', $2::text)) on conflict (cle) do nothing`,
    [MARQUE, cle],
  )
  return (await lireMarque(db)) ?? cle
}

/** Replaces the key of the mark: an operator says that the files now live here. */
export const changerMarque = async (db: Pick<Db, 'query'>, cle: string): Promise<void> => {
  await db.query(
    `insert into parametre (cle, valeur) values ($1, jsonb_build_object('cle', $2::text)) on conflict (cle) do update set valeur = excluded.valeur`,
    [MARQUE, cle],
  )
}

/** Keys of some documents and of what came of them, drawn among all; none when nobody sent any. */
export const tirerCles = async (db: Pick<Db, 'query'>, nombre: number): Promise<string[]> =>
  (
    await db.query(
      `select k.cle from (select d.cle, d.original_cle from ((select x.id, x.cle, x.original_cle from document x where x.id >= $1::uuid order by x.id limit $2)
         union all (select y.id, y.cle, y.original_cle from document y where y.id < $1::uuid order by y.id limit $2)) d limit $2) t,
         unnest(array[t.cle, t.original_cle]) as k(cle) where k.cle is not null`,
      [crypto.randomUUID(), nombre],
    )
  ).map(({ cle }) => cle)

/** Notes that the store does not give a file that a row names. */
export const noterManquant = async (
  db: Pick<Db, 'query'>,
  cle: string,
  constat: 'ABSENT' | 'ALTERE',
): Promise<void> => {
  await db.query(
    `insert into fichier_manquant (cle, constat) values ($1, $2) on conflict (cle) do nothing`,
    [cle, constat],
  )
}
