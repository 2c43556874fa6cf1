import type { Db, RowOf, Tx } from '@registre/db'

const FICHES =
  `select numero, greatest(date_derniere_maj, date_dissolution) as jour from fiche order by numero limit $1 offset $2` as const
export type FicheDuPlan = RowOf<typeof FICHES>

/** Public sheets in the order of their numbers, so many after so many, each with its last change. */
export const lireFichesDuPlan = (
  db: Pick<Db, 'read'>,
  limite: number,
  depart: number,
): Promise<FicheDuPlan[]> => db.read(FICHES, [limite, depart])

/** How many public sheets there are. */
export const compterFiches = async (db: Pick<Db, 'read'>): Promise<number> =>
  (await db.read('select count(*)::int as n from annuaire'))[0]?.n ?? 0

const CLE = 'plan-du-site'

/** The key of a file made at night for this address of the register; null when there is none. */
export const lireCleDuPlan = async (
  db: Pick<Db, 'query'>,
  racine: string,
  fichier: string,
): Promise<string | null> =>
  (
    await db.query(
      `select valeur -> 'fichiers' ->> $3 as cle from parametre where cle = $1 and valeur ->> 'racine' = $2`,
      [CLE, racine, fichier],
    )
  )[0]?.cle ?? null

/** Keeps the files of a night, by their names; gives the keys of those before. */
export const garderPlan = async (
  tx: Pick<Tx, 'sql'>,
  racine: string,
  fichiers: Readonly<Record<string, string>>,
): Promise<string[]> => {
  const anciens = await tx.sql(
    `select f.value as cle from parametre p, jsonb_each_text(p.valeur -> 'fichiers') f where p.cle = $1`,
    [CLE],
  )
  await tx.sql(
    `insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur`,
    [CLE, JSON.stringify({ racine, fichiers })],
  )
  return anciens.flatMap(({ cle }) => (cle === null ? [] : [cle]))
}
