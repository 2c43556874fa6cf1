import { compose, type Tx } from '@registre/db'
import { COMPTER, compterSql, type Filtre } from './filtre.sql.ts'

/** How many a search finds, up to a cap. */
export const compter = async (
  tx: Pick<Tx, 'sql'>,
  { condition, params }: Filtre,
  plafond: number,
): Promise<number> =>
  (await tx.sql(compose(COMPTER, compterSql(condition, plafond)), params))[0]?.n ?? 0
