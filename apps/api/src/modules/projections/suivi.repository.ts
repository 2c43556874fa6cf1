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

/**
 * Fills the forms of the directory's words where a migration has just made their table; gives how
 * many were written.
 */
export const completerFormes = async (tx: Pick<Tx, 'sql'>): Promise<number> => {
  const faites = await tx.sql(
    `insert into annuaire_forme (forme, mot) select x.forme, m.mot from annuaire_mot m, formes_du_mot(m.mot) x(forme)
       where not exists (select 1 from annuaire_forme) on conflict do nothing returning 1 as un`,
  )
  return faites.length
}

/**
 * Counts the directory by cell of the map again, at each zoom; gives how many cells there are. A few
 * seconds on a national register.
 */
export const compterMailles = async (tx: Pick<Tx, 'sql'>): Promise<number> => {
  await tx.sql('delete from carte_maille')
  const faites = await tx.sql(
    `insert into carte_maille (niveau, x, y, nombre, cx, cy)
       select n.niveau, floor(l.x * (1 << n.niveau))::int, floor(l.y * (1 << n.niveau))::int, count(*)::int, avg(l.x), avg(l.y)
       from (select (longitude + 180) / 360 as x, (1 - ln(tan(radians(latitude)) + 1 / cos(radians(latitude))) / pi()) / 2 as y
             from fiche where longitude is not null and latitude between -85 and 85) l,
         lateral (select generate_series(4, 16) as niveau) n
       group by 1, 2, 3 returning 1 as une`,
  )
  return faites.length
}

/** True when the map has no cell although the directory has places. */
export const maillesManquent = async (tx: Pick<Tx, 'sql'>): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 as oui where not exists (select 1 from carte_maille) and exists (select 1 from fiche where longitude is not null)`,
    )
  ).length > 0
