import type { Db } from '@registre/db'
import { type Clock, today } from '../../platform/clock.ts'
import { dernierReleve, ecrireReleve } from './indicateurs.repository.ts'

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
    await ecrireReleve(tx, jour, clock.now())
  })
}

/** Counts for the keepers’ follow-up, when the newest count is a quarter of an hour old. */
export const releverMcoPerime = async (deps: DepsReleve): Promise<void> => {
  const dernier = await dernierReleve(deps.db)
  if (!dernier || deps.clock.now().getTime() - dernier.etabli_le.getTime() >= FRAIS_MS)
    await releverMco(deps)
}
