import type { Db } from '@registre/db'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'
import { PARTIES } from './parties.sql.ts'
import { type Personne, trouverPersonne } from './personne.repository.ts'

export interface DonneesPersonne {
  personne: Personne
  parties: Record<string, unknown[]>
  total: number
}

/**
 * Everything that the register holds about a person, read at one instant and journalled (right of
 * access, GDPR art. 15).
 * Null when it knows nobody by this address or number.
 */
export const exporterPersonne = (
  db: Db,
  cible: { email: string; compte: number | null },
): Promise<DonneesPersonne | null> =>
  db.transaction(
    async (tx) => {
      const personne = await trouverPersonne(tx, cible)
      const parties: Record<string, unknown[]> = {}
      let total = 0
      for (const [nom, lire] of Object.entries(PARTIES)) {
        const rows = await lire(tx, personne)
        parties[nom] = rows.map((r) => r.v)
        total += rows.length
      }
      if (total === 0) return null
      const { comptes, declarants } = personne
      await journaliser(tx, TRAITEMENT, {
        type: 'exporter-personne',
        donnees: { comptes, declarants, nombre: total },
      })
      return { personne, parties, total }
    },
    { isolationLevel: 'RepeatableRead' },
  )
