import type { Db, Tx } from '@registre/db'

/** The rank where a follower of the journal stopped; null when it never ran. */
export const lireCurseur = async (tx: Pick<Tx, 'sql'>, cle: string): Promise<number | null> => {
  const [row] = await tx.sql(`select valeur ->> 'rang' as rang from parametre where cle = $1`, [
    cle,
  ])
  return row?.rang == null ? null : Number(row.rang)
}

/** Keeps the rank where a follower stopped. */
export const ecrireCurseur = async (
  tx: Pick<Tx, 'sql'>,
  cle: string,
  rang: number,
): Promise<void> => {
  await tx.sql(
    `insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur`,
    [cle, JSON.stringify({ rang })],
  )
}

/** The rank of the last change that can be followed; 0 before the first. */
export const dernierRang = async (db: Pick<Db, 'query'>): Promise<number> =>
  (await db.query('select coalesce(max(rang), 0) as rang from journal_empreinte'))[0]?.rang ?? 0

/** The changes that follow a rank, in the order of the seal, `max` at most. */
export const lireSuite = (tx: Pick<Tx, 'sql'>, rang: number, max: number) =>
  tx.sql(
    `select e.rang, j.copropriete_id from journal_empreinte e join journal j on j.id = e.journal_id where e.rang > $1 order by e.rang limit $2`,
    [rang, max],
  )

/** Makes every sheet again; gives how many. */
export const projeterTout = async (tx: Pick<Tx, 'sql'>): Promise<number> =>
  Number((await tx.sql('select projeter_coproprietes(null) as n'))[0]?.n ?? 0)

/** Makes the sheets of these co-ownerships again. */
export const projeterQuelques = async (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
): Promise<void> => {
  await tx.sql('select projeter_coproprietes($1::int[])', [ids])
}

/** True when a register of fewer than `seuil` sheets is at least `seuil` changes behind. */
export const vientDEtreRempli = async (
  db: Pick<Db, 'query'>,
  cle: string,
  seuil: number,
): Promise<boolean> => {
  const [row] = await db.query(
    `select case when (select count(*) from (select from journal_empreinte
         where rang > coalesce((select (valeur ->> 'rang')::bigint from parametre where cle = $1), 0) limit $2) x) < $2 then false
       else (select count(*) from (select from fiche limit $2) y) < $2 end as oui`,
    [cle, seuil],
  )
  return row?.oui === true
}
