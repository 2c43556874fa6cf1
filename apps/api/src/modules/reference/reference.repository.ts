import type { Db } from '@registre/db'
import type { TypeTeledeclarant } from '@registre/domain'

const TYPES: Record<string, TypeTeledeclarant> = { TENEUR: 'teneur', INSTITUTIONNEL: 'institutionnel', PRO: 'PRO', NON_PRO: 'NON_PRO', NOTAIRE: 'NOTAIRE', AUTRE: 'AUTRE' }

/** The kind of an establishment, or null when there is none under this identifier. */
export const typeDuTeledeclarant = async (db: Db, id: number): Promise<TypeTeledeclarant | null> => {
  const [row] = await db.query<{ type: string }>(`select type from teledeclarant where id = $1`, [id])
  return row ? (TYPES[row.type] ?? null) : null
}
