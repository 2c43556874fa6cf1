// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from reponse_type where id = $1 returning id": {
      params: [number]
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
    "update reponse_type set usage = $2, motif = $3, titre = $4, texte = $5, maj_le = maintenant() where id = $1 returning id": {
      params: [number, string, string | null, string, string]
      row: {
        id: number
      }
    }
  }
}

export {}
