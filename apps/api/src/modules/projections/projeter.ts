import type { Db } from '@registre/db'
import { dernierRang, ecrireCurseur, suivreJournal } from './suivre-journal.ts'

const CLE = 'suivi:projections'
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
      const [row] = await tx.sql('select projeter_coproprietes(null) as n')
      await ecrireCurseur(tx, CLE, rang)
      return Number(row?.n ?? 0)
    },
    { statementTimeout: 0 },
  )
  // Without it, an index alone never answers, and the planner knows nothing of what was made.
  await db.query('vacuum (analyze) fiche, annuaire, annuaire_mot, annuaire_nom_mot, annuaire_lieu')
  return faites
}

/** True when a register of fewer than `seuil` sheets is at least `seuil` changes behind. */
export const vientDEtreRempli = async (db: Db, seuil = REMPLISSAGE): Promise<boolean> => {
  const [row] = await db.query(
    `select case when (select count(*) from (select from journal_empreinte
         where rang > coalesce((select (valeur ->> 'rang')::bigint from parametre where cle = $1), 0) limit $2) x) < $2 then false
       else (select count(*) from (select from fiche limit $2) y) < $2 end as oui`,
    [CLE, seuil],
  )
  return row?.oui === true
}

/**
 * Brings the sheets and the directory up to the journal; gives how many changes were followed. Safe
 * to run twice and from several workers.
 */
export const projeterCoproprietes = async ({ db }: { db: Db }): Promise<number> => {
  if (await vientDEtreRempli(db)) await reconstruireProjections(db)
  return suivreJournal(db, CLE, {
    commencer: async () => void (await reconstruireProjections(db)),
    appliquer: async (tx, changements) => {
      const ids = [...new Set(changements.flatMap((c) => c.coproprieteId ?? []))]
      if (ids.length > 0) await tx.sql('select projeter_coproprietes($1::int[])', [ids])
    },
  })
}
