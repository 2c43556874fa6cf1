import type { Db } from '@registre/db'
import { lireDecisions, lireSuites } from './decision.repository.ts'

/** The decisions of a co-ownership that stand or were taken back, latest first, and what followed each. */
export const decisionsEtSuites = async (db: Pick<Db, 'query'>, coproprieteId: number) => {
  const decisions = await lireDecisions(db, coproprieteId)
  return { decisions, suitesDe: await lireSuites(db, coproprieteId, decisions) }
}
