// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into demande_examen (demande_id, version, jour, forts, autres, codes, reponse, texte)\n     select d.id, $2, $3::date, $4, $5, $6::text[],\n       coalesce((select not e.du_teneur from echange e where e.demande_id = d.id order by e.id desc limit 1), false),\n       normaliser_texte(concat_ws(' ', c.nom, c.numero_immatriculation, c.adresse_principale, t.raison_sociale, t.rep_prenom, t.rep_nom))\n     from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id where d.id = $1\n     on conflict (demande_id) do update set version = excluded.version, jour = excluded.jour, forts = excluded.forts, autres = excluded.autres,\n       codes = excluded.codes, reponse = excluded.reponse, texte = excluded.texte": {
      params: [number, number, string, number, number, readonly string[]]
      row: Record<string, never>
    }
    "select d.id from demande d left join demande_examen e on e.demande_id = d.id\n       where d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS') and (e.demande_id is null or e.version <> d.version or e.jour <> $1::date)\n       order by e.jour nulls first, d.id limit $2": {
      params: [string, number | bigint | null]
      row: {
        id: number
      }
    }
    "select motif, autre, type_justif, document_id from dissolution where copropriete_id = $1 order by id desc limit 1": {
      params: [number]
      row: {
        motif: ColumnTypes['dissolution.motif']
        autre: string
        type_justif: ColumnTypes['dissolution.type_justif']
        document_id: string | null
      }
    }
    "select nb_lots from copropriete where id = $1": {
      params: [number]
      row: {
        nb_lots: number | null
      }
    }
    "select t.id, coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as syndic, coalesce(nullif(d.raison_sociale, ''), trim(d.rep_prenom || ' ' || d.rep_nom), '') as par, d.type = 'NOTAIRE' as notaire\n  from successeur s join teledeclarant t on t.id = s.successeur_id join teledeclarant d on d.id = s.declarant_id\n  where s.copropriete_id = $1 and s.etat = 'DECLARE' order by s.id": {
      params: [number]
      row: {
        id: number
        syndic: string
        par: string
        notaire: boolean
      }
    }
  }
}
