// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from vue_file v using utilisateur u where u.id = v.auteur_id and v.id = $3\n         and (v.auteur_id = $1 or ($4 and v.partagee and u.teledeclarant_id is not distinct from $2)) returning v.id": {
      params: [number, number | null, number, boolean | null]
      row: {
        id: number
      }
    }
    "insert into vue_file (auteur_id, nom, recherche, partagee) values ($1, $2, $3, $4)\n       on conflict (auteur_id, nom) do update set recherche = excluded.recherche, partagee = excluded.partagee, maj_le = maintenant() returning id": {
      params: [number, string, string, boolean]
      row: {
        id: number
      }
    }
    "select v.id, v.nom, v.recherche, v.partagee, v.auteur_id, trim(u.prenom || ' ' || u.nom) as auteur\n  from vue_file v join utilisateur u on u.id = v.auteur_id where v.auteur_id = $1 or (v.partagee and u.teledeclarant_id is not distinct from $2) order by v.partagee, lower(v.nom), v.id": {
      params: [number, number | null]
      row: {
        id: number
        nom: string
        recherche: string
        partagee: boolean
        auteur_id: number
        auteur: string
      }
    }
  }
}

export {}
