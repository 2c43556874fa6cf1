// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from presentation_notaire where id_hash = $1": {
      params: [string]
      row: Record<string, never>
    }
    "insert into personne_notaire (utilisateur_id, emetteur, sujet, cree_le) values ($1, $2, $3, $4)\n     on conflict (emetteur, sujet) do update set utilisateur_id = excluded.utilisateur_id, cree_le = excluded.cree_le": {
      params: [number, string, string, Date]
      row: Record<string, never>
    }
    "insert into presentation_notaire (id_hash, identite, expire_le) values ($1, $2, $3)": {
      params: [string, string, Date]
      row: Record<string, never>
    }
    "select id from unnest($1::int[]) as id where not exists (select from personne_notaire p where p.utilisateur_id = id)": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select identite from presentation_notaire where id_hash = $1 and expire_le > $2": {
      params: [string, Date]
      row: {
        identite: ColumnTypes['presentation_notaire.identite']
      }
    }
    "select u.teledeclarant_id as \"teledeclarantId\", u.id as \"utilisateurId\" from personne_notaire p join utilisateur u on u.id = p.utilisateur_id\n       where p.emetteur = $1 and p.sujet = $2 and u.teledeclarant_id is not null": {
      params: [string, string]
      row: {
        teledeclarantId: number
        utilisateurId: number
      }
    }
  }
}
