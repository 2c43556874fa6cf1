import type { Db } from '@registre/db'
import type { DecisionEnvoi } from '@registre/domain'
import { TRAITEMENT } from '../../platform/journal.ts'
import { type Choix, compterParStatut, deciderEnvois, envoisADecider } from './envois.repository.ts'

export type { Choix } from './envois.repository.ts'

/** How many sendings there are by state, and those that wait for a decision; '' takes every type. */
export const releverEnvois = async (db: Pick<Db, 'query'>, type: string) => ({
  comptes: await compterParStatut(db, type),
  envois: await envoisADecider(db, type),
})

/** Decides of the sendings that are meant, for who operates the register; gives their identifiers. */
export const deciderDesEnvois = (
  db: Pick<Db, 'transaction'>,
  decision: DecisionEnvoi,
  choix: Choix,
): Promise<string[]> => db.transaction((tx) => deciderEnvois(tx, TRAITEMENT, decision, choix))
