import type { Db } from '@registre/db'
import type { TypeTeledeclarant } from '@registre/domain'

const TYPES: Record<string, TypeTeledeclarant> = {
  TENEUR: 'teneur',
  INSTITUTIONNEL: 'institutionnel',
  PRO: 'PRO',
  NON_PRO: 'NON_PRO',
  NOTAIRE: 'NOTAIRE',
  AUTRE: 'AUTRE',
}

/** The kind of declarant behind a code of the database; null for a code that is not one. */
export const typeEnBase = (code: string): TypeTeledeclarant | null => TYPES[code] ?? null

/** The kind of an establishment, or null when there is none under this identifier. */
export const typeDuTeledeclarant = async (
  db: Db,
  id: number,
): Promise<TypeTeledeclarant | null> => {
  const [row] = await db.query(`select type from teledeclarant where id = $1`, [id])
  return row ? typeEnBase(row.type) : null
}
