// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into boite_demo (id, a, objet, texte, html, message_id, recu_le) values ($1, $2, $3, $4, $5, $6, maintenant()) on conflict (id) do nothing": {
      params: [number | bigint, string, string, string, string, string]
      row: Record<string, never>
    }
    "select id, a, objet, recu_le from boite_demo where ($1 = '' or lower(a) like '%' || lower($1) || '%') order by recu_le desc, id desc limit 200": {
      params: [string | null]
      row: {
        id: number
        a: string
        objet: string
        recu_le: Date
      }
    }
    "select id, a, objet, recu_le, texte, html from boite_demo where id = $1": {
      params: [number | bigint]
      row: {
        id: number
        a: string
        objet: string
        recu_le: Date
        texte: string
        html: string
      }
    }
    "select login, profil from utilisateur where login like '%' || $1 and actif and supprime_le is null": {
      params: [string | null]
      row: {
        login: string
        profil: ColumnTypes['utilisateur.profil']
      }
    }
  }
}
