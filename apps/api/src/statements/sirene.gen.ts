// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select id, type, statut, siret, raison_sociale, code_postal, commune from teledeclarant where statut <> 'SUPPRIME' and lower(rep_email) = lower($1) and type in ('PRO', 'NON_PRO', 'AUTRE') order by id limit 1": {
      params: [string | null]
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        siret: string | null
        raison_sociale: string
        code_postal: string
        commune: string
      }
    }
    "select id, type, statut, siret, raison_sociale, code_postal, commune from teledeclarant where statut <> 'SUPPRIME' and siret = $1": {
      params: [string]
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        siret: string
        raison_sociale: string
        code_postal: string
        commune: string
      }
    }
  }
}
