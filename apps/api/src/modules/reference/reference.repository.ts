import type { Db } from '@registre/db'
import type { TypeTeledeclarant } from '@registre/domain'
import { typeDeclarant } from './type-declarant.ts'

/** The kind of an establishment, or null when there is none under this identifier. */
export const typeDuTeledeclarant = async (
  db: Db,
  id: number,
): Promise<TypeTeledeclarant | null> => {
  const [row] = await db.query(`select type from teledeclarant where id = $1`, [id])
  return row ? typeDeclarant(row.type) : null
}
