// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "select id, teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au from certificat where id = $1 and revoque_le is null for update": {
      params: [number]
      row: {
        id: number
        teledeclarant_id: number
        utilisateur_id: number | null
        rang: number
        sujet: string
        emetteur: string
        serie: string
        empreinte: string
        valide_du: Date
        valide_au: Date
      }
    }
    "select id, teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au from certificat where revoque_le is null and ((emetteur = $1 and serie = $2) or empreinte = $3)": {
      params: [string, string, string]
      row: {
        id: number
        teledeclarant_id: number
        utilisateur_id: number | null
        rang: number
        sujet: string
        emetteur: string
        serie: string
        empreinte: string
        valide_du: Date
        valide_au: Date
      }
    }
    "select id, teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au from certificat where teledeclarant_id = $1 and revoque_le is null order by utilisateur_id nulls first, rang": {
      params: [number]
      row: {
        id: number
        teledeclarant_id: number
        utilisateur_id: number | null
        rang: number
        sujet: string
        emetteur: string
        serie: string
        empreinte: string
        valide_du: Date
        valide_au: Date
      }
    }
    "update certificat set revoque_le = $2 where id = $1": {
      params: [number, Date | null]
      row: Record<string, never>
    }
    "update certificat set revoque_le = $2 where teledeclarant_id = $1 and utilisateur_id is null and revoque_le is null returning id, empreinte": {
      params: [number, Date | null]
      row: {
        id: number
        empreinte: string
      }
    }
    "update certificat set revoque_le = $4 where teledeclarant_id = $1 and utilisateur_id is not distinct from $2 and rang = $3 and revoque_le is null": {
      params: [number, number | null, number, Date | null]
      row: Record<string, never>
    }
  }
}

export {}
