import type { Tx } from '@registre/db'

/** Numbers rows after those that a table already holds, and moves its sequence behind them. */
export const compteur = async (
  tx: Pick<Tx, 'sql'>,
  table: string,
): Promise<{ suivant(): number; fin(): Promise<void> }> => {
  const [ligne] = await tx.sql<{ max: number }>(
    `SELECT coalesce(max(id), 0)::int AS max FROM ${table}`,
  )
  let n = ligne?.max ?? 0
  return {
    suivant: () => (n += 1),
    fin: async () => {
      await tx.sql(`SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)`, [
        table,
        n,
      ])
    },
  }
}
