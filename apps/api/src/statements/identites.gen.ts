// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from identite_liee where utilisateur_id = $1 and acces = $2 returning 1": {
      params: [number, string]
      row: {
        "?column?": number
      }
    }
    "insert into identite_liee (utilisateur_id, acces, emetteur, sujet, cree_le) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1": {
      params: [number, string, string, string, Date]
      row: {
        "?column?": number
      }
    }
    "select acces, cree_le from identite_liee where utilisateur_id = $1": {
      params: [number]
      row: {
        acces: string
        cree_le: Date
      }
    }
    "select t.rep_civilite as civilite, t.rep_nom as nom, t.rep_prenom as prenom, t.siret,\n    (select count(*)::int from teledeclarant a where a.id <> t.id and a.type = 'NON_PRO' and a.statut = 'ACTIF'\n       and lower(a.rep_nom) = lower(t.rep_nom) and lower(a.rep_prenom) = lower(t.rep_prenom)) as homonymes\n  from teledeclarant t where t.id = $1": {
      params: [number]
      row: {
        civilite: string
        nom: string
        prenom: string
        siret: string | null
        homonymes: number
      }
    }
    "select u.id, u.second_facteur from identite_liee i join utilisateur u on u.id = i.utilisateur_id where i.acces = $1 and i.emetteur = $2 and i.sujet = $3": {
      params: [string, string, string]
      row: {
        id: number
        second_facteur: boolean
      }
    }
  }
}

export {}
