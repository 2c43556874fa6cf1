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
    "select 1 from demande q left join mandat m on m.id = q.mandat_id left join dissolution s on q.type = 'DISSOLUTION' and s.id = (select max(x.id) from dissolution x where x.copropriete_id = q.copropriete_id)\n   join document d on d.id in (m.document_id, s.document_id) where q.id = $1 and d.etat_analyse <> 'SAFE'": {
      params: [number]
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
    "select declaration_id as id from controle_en_attente where declaration_id > $1 order by 1 limit $2": {
      params: [number, number | bigint | null]
      row: {
        id: number
      }
    }
    "select min(depuis) as depuis from controle_en_attente": {
      params: []
      row: {
        depuis: Date | null
      }
    }
  }
}
