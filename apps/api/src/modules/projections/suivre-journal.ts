import type { Db, Tx } from '@registre/db'
import { cedeur } from '../../platform/ceder.ts'
import { tryLock } from '../../platform/lock.repository.ts'
import { dernierRang, ecrireCurseur, lireCurseur, lireSuite } from './suivi.repository.ts'

/** Changes read at a time. */
const PAR_LOT = 2_000

export interface Changement {
  rang: number
  coproprieteId: number | null
}

/** Makes a follower begin after the last change of the journal; gives the rank of that change. */
export const commencerIci = async (tx: Tx, cle: string): Promise<number> => {
  const rang = await dernierRang({ query: tx.sql })
  await ecrireCurseur(tx, cle, rang)
  return rang
}

/**
 * Follows the journal from where this follower stopped, in the order of its seal: each change once,
 * none missed, whatever order transactions committed in. `appliquer` writes in the transaction that
 * moves the cursor; a follower that never ran calls `commencer` first, which brings everything up
 * to date by itself. One process at a time per follower. Gives how many changes were applied.
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
      const rows = await lireSuite(tx, curseur, PAR_LOT)
      const dernier = rows.at(-1)
      if (!dernier) return 0
      await appliquer(
        tx,
        rows.map((r) => ({ rang: r.rang, coproprieteId: r.copropriete_id })),
      )
      await ecrireCurseur(tx, cle, dernier.rang)
      return rows.length
    })
  const ceder = cedeur(db)
  let total = 0
  for (;;) {
    const faits = await lot()
    if (faits === 'jamais') {
      await commencer()
      continue
    }
    total += faits
    if (faits < PAR_LOT) return total
    await ceder()
  }
}
