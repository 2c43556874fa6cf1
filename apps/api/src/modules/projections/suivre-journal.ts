import type { Db, Tx } from '@registre/db'
import { tryLock } from '../../platform/lock.repository.ts'

/** Changes read at a time. */
const PAR_LOT = 2_000

export interface Changement {
  rang: number
  coproprieteId: number | null
}

const lireCurseur = async (tx: Tx, cle: string): Promise<number | null> => {
  const [row] = await tx.sql(`select valeur ->> 'rang' as rang from parametre where cle = $1`, [
    cle,
  ])
  return row?.rang == null ? null : Number(row.rang)
}

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

/**
 * Follows the journal from where this follower stopped, in the order of its seal: each change once,
 * none missed, whatever
 * order transactions committed in. `appliquer` writes in the transaction that moves the cursor; a
 * follower that never ran
 * calls `commencer` first, which brings everything up to date by itself. One process at a time per
 * follower.
 * Gives how many changes were applied.
 */
export const suivreJournal = async (
  db: Db,
  cle: string,
  {
    commencer,
    appliquer,
  }: {
    commencer(): Promise<void>
    appliquer(tx: Tx, changements: readonly Changement[]): Promise<void>
  },
): Promise<number> => {
  const lot = (): Promise<number | 'jamais'> =>
    db.transaction(async (tx) => {
      if (!(await tryLock(tx, cle))) return 0
      const curseur = await lireCurseur(tx, cle)
      if (curseur === null) return 'jamais'
      const rows = await tx.sql(
        `select e.rang, j.copropriete_id from journal_empreinte e join journal j on j.id = e.journal_id where e.rang > $1 order by e.rang limit ${PAR_LOT}`,
        [curseur],
      )
      const dernier = rows.at(-1)
      if (!dernier) return 0
      await appliquer(
        tx,
        rows.map((r) => ({ rang: r.rang, coproprieteId: r.copropriete_id })),
      )
      await ecrireCurseur(tx, cle, dernier.rang)
      return rows.length
    })
  let total = 0
  for (;;) {
    const faits = await lot()
    if (faits === 'jamais') {
      await commencer()
      continue
    }
    total += faits
    if (faits < PAR_LOT) return total
  }
}
