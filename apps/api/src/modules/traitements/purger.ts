import type { Deps } from '../../platform/context.ts'
import { purgerTable, type TablePurgee, TABLES_PURGEES } from './traitements.repository.ts'
import type { Log } from '../../platform/un-par-un.ts'

/**
 * Deletes what has outlived its use: sessions, remember-me series, keys of mails, counters of
 * limits, spent captcha challenges, idempotency keys after 24 hours. Drafts are never deleted by
 * time. Gives the rows deleted, by table.
 */
export const purger = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock'> & { log: Log }): Promise<Partial<Record<TablePurgee, number>>> => {
  const bilan: Partial<Record<TablePurgee, number>> = {}
  for (const table of TABLES_PURGEES) bilan[table] = await purgerTable(db, table, clock.now())
  log.info({ traitement: 'purger', ...bilan }, 'job done')
  return bilan
}
