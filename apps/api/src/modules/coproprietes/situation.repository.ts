import type { RowOf, Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { MAJ_FAITE, SUIVI } from './situation.sql.ts'

const FAITS =
  `select c.date_fin_mandat, c.date_cloture_dernier_exercice as cloture, ${SUIVI} as suivi, ${MAJ_FAITE} as maj_faite from copropriete c where c.id = $1` as const

/** The mandate and the updates of a co-ownership, as of a day. */
export const lireFaits = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  jour: IsoDate,
): Promise<RowOf<typeof FAITS> | undefined> =>
  (await tx.sql(FAITS, [id, jour], { name: 'situation' }))[0]
