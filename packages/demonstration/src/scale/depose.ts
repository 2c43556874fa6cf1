import type { Tx } from '@registre/db'

const TABLES = [
  'copropriete',
  'mandat',
  'declaration',
  'adresse',
  'parcelle',
  'journal',
  'demande',
  'teledeclarant',
  'utilisateur',
]

/** Shorter ones are not worth a line. */
const LONG_MS = 2000

interface Objet {
  nom: string
  table: string
  creer: string
}

/**
 * Drops the secondary indexes and the constraints of the big tables, and gives what makes them
 * again: a bulk load with them took far longer. In one transaction with the load: a failure leaves
 * the database as it was.
 */
export const deposerIndex = async (
  tx: Tx,
): Promise<{ n: number; reposer(progres: (nom: string) => void): Promise<void> }> => {
  const contraintes = await tx.sql<Objet>(
    `SELECT conname AS nom, conrelid::regclass::text AS "table", format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS creer
       FROM pg_constraint WHERE contype IN ('f', 'x') AND (conrelid = ANY($1::regclass[]) OR confrelid = ANY($1::regclass[])) ORDER BY contype DESC, conname`,
    [TABLES],
  )
  const index = await tx.sql<Objet>(
    `SELECT i.indexrelid::regclass::text AS nom, i.indrelid::regclass::text AS "table", pg_get_indexdef(i.indexrelid) AS creer FROM pg_index i
      WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisprimary AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
      ORDER BY i.indrelid, 1`,
    [TABLES],
  )
  for (const { nom, table } of contraintes)
    await tx.sql(`ALTER TABLE ${table} DROP CONSTRAINT "${nom}"`)
  for (const { nom } of index) await tx.sql(`DROP INDEX ${nom}`)
  return {
    n: contraintes.length + index.length,
    reposer: async (progres) => {
      for (const { nom, creer } of [...index, ...contraintes]) {
        const debut = Date.now()
        await tx.sql(creer)
        if (Date.now() - debut > LONG_MS) progres(nom)
      }
    },
  }
}
