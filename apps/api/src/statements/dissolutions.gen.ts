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
    "select x.id, x.copropriete_id, x.motif, x.autre, x.fait_generateur, x.date_fait_generateur, x.date_effet, x.type_justif, x.statut, x.document_id,\n       coalesce(f.nom, '') as nom_document, f.teledeclarant_id as document_teledeclarant_id, x.demande_par_id,\n       (u.id is not null and u.teledeclarant_id is null) as par_teneur,\n       case when u.id is not null and u.teledeclarant_id is null then 'Teneur du registre' else coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') end as declarant,\n       x.cree_le, d.id as demande_id, d.teledeclarant_id\n     from dissolution x left join document f on f.id = x.document_id left join utilisateur u on u.id = x.demande_par_id\n     left join lateral (select id, teledeclarant_id from demande d where d.copropriete_id = x.copropriete_id and d.type = 'DISSOLUTION' order by id desc limit 1) d on true\n     left join teledeclarant t on t.id = d.teledeclarant_id\n     where x.copropriete_id = $1 order by x.id desc limit 1": {
      params: [number]
      row: {
        id: number
        copropriete_id: number
        motif: ColumnTypes['dissolution.motif']
        autre: string
        fait_generateur: ColumnTypes['dissolution.fait_generateur']
        date_fait_generateur: string
        date_effet: string | null
        type_justif: ColumnTypes['dissolution.type_justif']
        statut: ColumnTypes['dissolution.statut']
        document_id: string | null
        nom_document: string
        document_teledeclarant_id: number | null
        demande_par_id: number | null
        par_teneur: boolean
        declarant: string
        cree_le: Date
        demande_id: number | null
        teledeclarant_id: number | null
      }
    }
  }
}
