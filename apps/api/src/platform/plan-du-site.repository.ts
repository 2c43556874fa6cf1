import type { Db, RowOf } from '@registre/db'

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
