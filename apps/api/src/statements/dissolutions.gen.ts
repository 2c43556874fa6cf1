// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into dissolution (copropriete_id, motif, autre, fait_generateur, date_fait_generateur, date_effet, type_justif, document_id, demande_par_id)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id": {
      params: [number, ColumnTypes['dissolution.motif'], string, ColumnTypes['dissolution.fait_generateur'], string, string | null, ColumnTypes['dissolution.type_justif'], string | null, number | null]
      row: {
        id: number
      }
    }
    "select 1 from document where id = $1 and teledeclarant_id is not distinct from $2 and type = 'JUSTIFICATIF_DISSOLUTION' and etat_analyse <> 'INFECTED'\n         and not exists (select 1 from dissolution x where x.document_id = document.id and x.statut in ('A_VALIDER', 'VALIDEE'))": {
      params: [string, number | null]
      row: {
        "?column?": number
      }
    }
    "select id, version, numero_immatriculation as numero, nom, adresse_principale as adresse, date_reglement from copropriete where id = $1": {
      params: [number]
      row: {
        id: number
        version: number
        numero: string | null
        nom: string
        adresse: string
        date_reglement: string | null
      }
    }
  }
}
