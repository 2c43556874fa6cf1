// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from copropriete where numero_immatriculation = $1 and etat not in ('SUPPRIMEE', 'IMMATRICULATION_ANNULEE')": {
      params: [string]
      row: {
        "?column?": number
      }
    }
    "select contenu, verifications from declaration where id = $1": {
      params: [number]
      row: {
        contenu: ColumnTypes['declaration.contenu']
        verifications: ColumnTypes['declaration.verifications']
      }
    }
    "select d.id from copropriete c join declaration d on d.copropriete_id = c.id and d.etat = 'COURANTE'\n       where c.code_insee = '' and c.numero_immatriculation is not null and d.id > $1 order by d.id limit $2": {
      params: [number, number | bigint | null]
      row: {
        id: number
      }
    }
    "select id from declaration where id > $1 and verifications @> '[{\"resultat\": \"SERVICE_INDISPONIBLE\"}]' and etat in ('A_VALIDER', 'COURANTE')\n       order by id limit $2": {
      params: [number, number | bigint | null]
      row: {
        id: number
      }
    }
  }
}
