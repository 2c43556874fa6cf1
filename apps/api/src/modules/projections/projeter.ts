import type { Db } from '@registre/db'
import {
  compterMailles,
  completerFormes,
  maillesManquent,
  dernierRang,
  ecrireCurseur,
  projeterQuelques,
  projeterTout,
  vientDEtreRempli,
} from './suivi.repository.ts'
import { suivreJournal } from './suivre-journal.ts'

/** The follower that keeps sheets and directory up to the journal. */
export const CLE = 'suivi:projections'
/**
 * Changes to follow from which a register that has fewer sheets is made again as a whole: it has
 * just been filled by an import.
 */
const REMPLISSAGE = 20_000

/**
 * Makes the sheets and the directory again from nothing; gives how many co-ownerships they hold. A
 * minute or two on a national register.
 */
export const reconstruireProjections = async (db: Db): Promise<number> => {
  // After an import nothing is known yet of what was written: without this, the planner reads a
  // whole table for each sheet.
  await db.query('analyze copropriete, adresse, parcelle, mandat, declaration, teledeclarant')
  // Read first: what changes during the work is followed again afterwards.
  const rang = await dernierRang(db)
  const faites = await db.transaction(
    async (tx) => {
      const n = await projeterTout(tx)
      await compterMailles(tx)
      await ecrireCurseur(tx, CLE, rang)
      return n
    },
    { statementTimeout: 0 },
  )
  // Without it, an index alone never answers, and the planner knows nothing of what was made.
  await db.query(
    'vacuum (analyze) fiche, annuaire, annuaire_mot, annuaire_nom_mot, annuaire_lieu, annuaire_forme',
  )
  return faites
}

/** Counts the cells of the map again; readers keep the former counts meanwhile. */
export const refaireMailles = ({ db }: { db: Db }): Promise<number> =>
  db.transaction(compterMailles, { statementTimeout: 0 })

/**
 * Brings the sheets and the directory up to the journal; gives how many changes were followed. Safe
 * to run twice and from several workers.
 */
export const projeterCoproprietes = async ({ db }: { db: Db }): Promise<number> => {
  if (await vientDEtreRempli(db, CLE, REMPLISSAGE)) await reconstruireProjections(db)
  await completerFormes({ sql: db.query })
  if (await maillesManquent({ sql: db.query })) await refaireMailles({ db })
  return suivreJournal(db, CLE, {
    commencer: async () => void (await reconstruireProjections(db)),
    appliquer: async (tx, changements) => {
      const ids = [...new Set(changements.flatMap((c) => c.coproprieteId ?? []))]
      if (ids.length > 0) await projeterQuelques(tx, ids)
    },
  })
}
