import type { Db } from '@registre/db'
import type { Deps } from '../../platform/context.ts'
import { ecrireConstat, lireConstat } from './sceau.repository.ts'
import { DEBUT, verifierJournal } from './verifier-journal.ts'

/** Rows of a night: a minute or two. A longer journal takes several nights, then begins again. */
const PAR_NUIT = 1_000_000

/**
 * Verifies the journal from where the last night stopped, and keeps what it found: an altered row is
 * found again every night, until it is right. `journal:verifier` reads the whole and names the row.
 */
export const verifierLaNuit = async (
  { db, log }: Pick<Deps, 'db'> & { log: Pick<Deps['log'], 'error'> },
  parNuit = PAR_NUIT,
): Promise<boolean> => {
  const dernier = await lireConstat(db)
  const depuis =
    dernier?.rang != null && dernier.empreinte != null && dernier.journal_id != null
      ? { rang: dernier.rang, empreinte: dernier.empreinte, journalId: dernier.journal_id }
      : DEBUT
  const { tete, finie, anomalie } = await verifierJournal(db, undefined, { depuis, max: parNuit })
  if (anomalie !== null)
    log.error({ anomalie }, 'the journal is altered: npm run register -- journal:verifier')
  const repere = anomalie !== null ? depuis : finie ? DEBUT : tete
  await ecrireConstat(db, { ...repere, altere: anomalie !== null })
  return anomalie === null
}

/** Whether the last verification of the night found an altered row. */
export const journalAltere = async (db: Pick<Db, 'query'>): Promise<boolean> =>
  (await lireConstat(db))?.altere === true
