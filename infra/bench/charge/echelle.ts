import type { Db } from '@registre/db'
import { scellerJournal } from '../../../apps/api/src/modules/journal/sceller-journal.ts'
import { CLE } from '../../../apps/api/src/modules/projections/projeter.ts'
import {
  dernierRang,
  ecrireCurseur,
} from '../../../apps/api/src/modules/projections/suivi.repository.ts'

/**
 * Seals the journal that the scale data came with, and makes its followers begin after it: their
 * sheets were loaded too. A worker that starts on these data has nothing to make up. Gives how many
 * rows were sealed.
 */
export const scellerEchelle = async (db: Db): Promise<number> => {
  const scelles = await scellerJournal({ db, log: { info: () => undefined } })
  await db.transaction(async (tx) => ecrireCurseur(tx, CLE, await dernierRang({ query: tx.sql })))
  if (scelles > 0) await db.query('vacuum (analyze) journal_empreinte')
  return scelles
}
