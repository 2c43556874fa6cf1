import type { Enums } from '@registre/db'
import type { TypeTeledeclarant } from '@registre/domain'

const TYPES: Readonly<Record<Enums['type_teledeclarant'], TypeTeledeclarant>> = {
  TENEUR: 'teneur',
  INSTITUTIONNEL: 'institutionnel',
  PRO: 'PRO',
  NON_PRO: 'NON_PRO',
  NOTAIRE: 'NOTAIRE',
  AUTRE: 'AUTRE',
}

/** The kind of declarant behind a code of the database. */
export const typeDeclarant = (code: Enums['type_teledeclarant']): TypeTeledeclarant => TYPES[code]
