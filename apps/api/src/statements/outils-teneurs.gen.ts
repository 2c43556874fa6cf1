// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from reponse_type where id = $1 returning id": {
      params: [number]
      row: {
        id: number
      }
    }
    "delete from vue_file where id = $1 and (auteur_id = $2 or (partagee and $3)) returning id": {
      params: [number, number, boolean | null]
      row: {
        id: number
      }
    }
    "insert into note_teneur (demande_id, auteur_id, texte) select d.id, $2, $3 from demande d where d.id = $1 returning id": {
      params: [number, number, string]
      row: {
        id: number
      }
    }
    "insert into reponse_type (usage, motif, titre, texte) values ($1, $2, $3, $4) returning id": {
      params: [string, string | null, string, string]
      row: {
        id: number
      }
    }
    "insert into vue_file (auteur_id, nom, recherche, partagee) values ($1, $2, $3, $4)\n       on conflict (auteur_id, nom) do update set recherche = excluded.recherche, partagee = excluded.partagee, maj_le = now() returning id": {
      params: [number, string, string, boolean]
      row: {
        id: number
      }
    }
    "select 1 as un from demande where id = $1": {
      params: [number]
      row: {
        un: number
      }
    }
    "select id, usage, motif, titre, texte from reponse_type order by usage, motif nulls first, titre, id": {
      params: []
      row: {
        id: number
        usage: string
        motif: string | null
        titre: string
        texte: string
      }
    }
    "select n.id, n.auteur_id, trim(u.prenom || ' ' || u.nom) as auteur, n.texte, n.cree_le\n  from note_teneur n join utilisateur u on u.id = n.auteur_id where n.demande_id = $1 order by n.id": {
      params: [number]
      row: {
        id: number
        auteur_id: number
        auteur: string
        texte: string
        cree_le: Date
      }
    }
    "select v.id, v.nom, v.recherche, v.partagee, v.auteur_id, trim(u.prenom || ' ' || u.nom) as auteur\n  from vue_file v join utilisateur u on u.id = v.auteur_id where v.partagee or v.auteur_id = $1 order by v.partagee, lower(v.nom), v.id": {
      params: [number]
      row: {
        id: number
        nom: string
        recherche: string
        partagee: boolean
        auteur_id: number
        auteur: string
      }
    }
    "update reponse_type set usage = $2, motif = $3, titre = $4, texte = $5, maj_le = now() where id = $1 returning id": {
      params: [number, string, string | null, string, string]
      row: {
        id: number
      }
    }
  }
}

export {}
