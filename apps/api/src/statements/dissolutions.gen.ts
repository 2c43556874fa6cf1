// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "select 1 from document where id = $1 and type = 'JUSTIFICATIF_DISSOLUTION' and etat_analyse <> 'INFECTED'\n         and coalesce((select x.copropriete_id = $3 from dissolution x where x.document_id = document.id and x.statut in ('A_VALIDER', 'VALIDEE') limit 1),\n           teledeclarant_id is not distinct from $2)": {
      params: [string, number | null, number]
      row: {
        "?column?": number
      }
    }
    "select id from dissolution where copropriete_id = $1 order by id desc limit 1": {
      params: [number]
      row: {
        id: number
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
    "select m.texte from demande d join echange m on m.demande_id = d.id and m.du_teneur\n       where d.copropriete_id = $1 and d.type = 'DISSOLUTION' and d.etat = 'PRECISIONS' order by m.id desc limit 1": {
      params: [number]
      row: {
        texte: string
      }
    }
  }
}

export {}
