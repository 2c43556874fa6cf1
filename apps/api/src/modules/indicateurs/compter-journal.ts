import type { Db, Tx } from '@registre/db'
import { commencerIci, suivreJournal } from '../projections/suivre-journal.ts'
import { compterEvenements, viderCompteurs } from './indicateurs.repository.ts'

const CLE = 'suivi:compteurs'

const recompter = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.sql('set local statement_timeout = 0')
    await viderCompteurs(tx, CLE)
    await compterEvenements(tx, 0, await commencerIci(tx, CLE))
  })

/**
 * Brings the counters of events up to the journal; gives how many events were counted. Safe to run
 * twice and from several workers.
 */
export const compterJournal = ({ db }: { db: Db }): Promise<number> =>
  suivreJournal(db, CLE, {
    commencer: () => recompter(db),
    appliquer: async (tx: Tx, changements) => {
      const rangs = changements.map((c) => c.rang)
      await compterEvenements(tx, (rangs[0] ?? 0) - 1, rangs.at(-1) ?? 0)
    },
  })
