import type { Row, Tx } from './db.types.ts'

/** One row of a table, by column. */
export type Ligne = Readonly<Record<string, unknown>>

const PAR_LOT = 5000

/**
 * Inserts rows in their order, in few statements; every row carries the same columns. `suite` is
 * added after (ON CONFLICT …, RETURNING …): gives what it returns.
 */
export const inserer = async <R extends object = Row>(
  tx: Pick<Tx, 'sql'>,
  table: string,
  lignes: readonly Ligne[],
  suite = '',
): Promise<R[]> => {
  const rendues: R[] = []
  for (let debut = 0; debut < lignes.length; debut += PAR_LOT) {
    const lot = lignes.slice(debut, debut + PAR_LOT)
    const colonnes = Object.keys(lot[0] ?? {})
      .map((nom) => `"${nom}"`)
      .join(', ')
    const texte = `insert into ${table} (${colonnes}) select ${colonnes} from json_populate_recordset(null::${table}, $1) ${suite}`
    rendues.push(...(await tx.sql<R>(texte, [JSON.stringify(lot)])))
  }
  return rendues
}
