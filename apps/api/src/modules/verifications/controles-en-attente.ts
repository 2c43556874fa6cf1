import type { Db, Tx } from '@registre/db'
import { PLUS_ANCIENNE_ATTENTE, PREUVE_NON_ANALYSEE } from './controles.sql.ts'

/** Since when the oldest check waits; null when none does. */
export const plusAncienneAttente = async (db: Pick<Db, 'query'>): Promise<Date | null> =>
  (await db.query(PLUS_ANCIENNE_ATTENTE))[0]?.depuis ?? null

/** Whether a proof of this request waits for the scanner, or was refused by it. */
export const preuveNonAnalysee = async (tx: Pick<Tx, 'sql'>, demandeId: number): Promise<boolean> =>
  (await tx.sql(PREUVE_NON_ANALYSEE, [demandeId])).length > 0
