import type { Tx } from '@registre/db'

/** One row of a table, by column. */
export type Ligne = Readonly<Record<string, unknown>>

const PAR_LOT = 5000

/** Inserts rows in few statements; every row carries the same columns. `suite` is added after (ON CONFLICT …). */
export const inserer = async (tx: Pick<Tx, 'sql'>, table: string, lignes: readonly Ligne[], suite = ''): Promise<void> => {
  for (let debut = 0; debut < lignes.length; debut += PAR_LOT) {
    const lot = lignes.slice(debut, debut + PAR_LOT)
    const colonnes = Object.keys(lot[0] ?? {})
      .map((nom) => `"${nom}"`)
      .join(', ')
    await tx.sql(`INSERT INTO ${table} (${colonnes}) SELECT ${colonnes} FROM json_populate_recordset(NULL::${table}, $1) ${suite}`, [JSON.stringify(lot)])
  }
}

/** Numbers rows after those that a table already holds, and moves its sequence behind them. */
export const compteur = async (tx: Pick<Tx, 'sql'>, table: string): Promise<{ suivant(): number; fin(): Promise<void> }> => {
  const [ligne] = await tx.sql<{ max: number }>(`SELECT coalesce(max(id), 0)::int AS max FROM ${table}`)
  let n = ligne?.max ?? 0
  return {
    suivant: () => (n += 1),
    fin: async () => {
      await tx.sql(`SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)`, [table, n])
    },
  }
}
