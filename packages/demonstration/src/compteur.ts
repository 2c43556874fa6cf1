import type { Tx } from '@registre/db'

/**
 * Numbers rows after those that a table already holds, by the step of its sequence, and moves it
 * behind them.
 */
export const compteur = async (
  tx: Pick<Tx, 'sql'>,
  table: string,
): Promise<{ suivant(): number; fin(): Promise<void> }> => {
  const [suite] = await tx.sql<{ premier: number; pas: number; max: number }>(
    `SELECT nextval(s)::int AS premier, q.seqincrement::int AS pas, (SELECT coalesce(max(id), 0)::int FROM ${table}) AS max
     FROM pg_get_serial_sequence($1, 'id') AS s JOIN pg_sequence q ON q.seqrelid = s::regclass`,
    [table],
  )
  const { premier = 1, pas = 1, max = 0 } = suite ?? {}
  let prochain = premier + pas * Math.max(0, Math.ceil((max + 1 - premier) / pas))
  return {
    suivant: () => {
      prochain += pas
      return prochain - pas
    },
    fin: async () => {
      await tx.sql(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2, false)`, [table, prochain])
    },
  }
}
