// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select type from teledeclarant where id = $1": {
      params: [number]
      row: {
        type: Enums['type_teledeclarant']
      }
    }
  }
}
