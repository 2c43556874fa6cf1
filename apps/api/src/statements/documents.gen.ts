// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into document (type, nom, taille, sha256, cle, etat_analyse, teledeclarant_id) values ($1, $2, $3, $4, $5, $6::etat_analyse, $7) returning id": {
      params: [ColumnTypes['document.type'], string, number, string, string, Enums['etat_analyse'], number | null]
      row: {
        id: string
      }
    }
    "select d.id, d.type, d.nom, d.cle, d.etat_analyse as analyse, d.teledeclarant_id,\n       (d.teledeclarant_id is null or (c.id is not null and c.etat <> 'BROUILLON')\n         or exists (select 1 from mandat m where m.document_id = d.id) or exists (select 1 from dissolution x where x.document_id = d.id)) as depose,\n       array(select c.teledeclarant_id where c.teledeclarant_id is not null union select c.auteur_teledeclarant_id where c.id is not null\n         union select m.teledeclarant_id from mandat m where m.copropriete_id = c.id and m.etat in ('EN_COURS', 'A_VENIR', 'EXPIRE')) as concernes\n     from document d left join copropriete c on c.id = d.copropriete_id where d.id = $1": {
      params: [string]
      row: {
        id: string
        type: ColumnTypes['document.type']
        nom: string
        cle: string
        analyse: Enums['etat_analyse']
        teledeclarant_id: number | null
        depose: boolean | null
        concernes: number[]
      }
    }
    "select sha256 from document where cle = $1": {
      params: [string]
      row: {
        sha256: string
      }
    }
    "update document set etat_analyse = $2::etat_analyse where id = $1 and etat_analyse = 'PENDING'": {
      params: [string, Enums['etat_analyse']]
      row: Record<string, never>
    }
  }
}
