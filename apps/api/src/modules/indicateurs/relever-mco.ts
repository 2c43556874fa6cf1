import type { Db } from '@registre/db'
import { type Clock, today } from '../../platform/clock.ts'
import { REQUETE_RELEVE } from './releve.sql.ts'

/** Older than this, the day's row is counted again. */
const FRAIS_MS = 15 * 60_000

interface DepsReleve {
  db: Db
  clock: Clock
}

/**
 * Counts what the keepers' follow-up shows and keeps it as the row of the day. Safe to run twice.
 */
export const releverMco = async ({ db, clock }: DepsReleve): Promise<void> => {
  const jour = today(clock)
  await db.transaction(async (tx) => {
    await tx.sql('set local statement_timeout = 60000')
    await tx.sql(
      `insert into releve_mco (jour, etabli_le, contenu) select $1::date, $2, contenu from (${REQUETE_RELEVE}) r
       on conflict (jour) do update set etabli_le = excluded.etabli_le, contenu = excluded.contenu where releve_mco.etabli_le <= excluded.etabli_le`,
      [jour, clock.now()],
    )
  })
}

/** The same, only when the newest count is a quarter of an hour old. */
export const releverMcoPerime = async (deps: DepsReleve): Promise<void> => {
  const [row] = await deps.db.query<{ etabli_le: Date }>(
    'select etabli_le from releve_mco order by jour desc limit 1',
  )
  if (!row || deps.clock.now().getTime() - row.etabli_le.getTime() >= FRAIS_MS)
    await releverMco(deps)
}
