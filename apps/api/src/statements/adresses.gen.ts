// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from changement_adresse where arret_hash = $1 and arret_jusqu_au > $2 returning utilisateur_id, ancienne, nouvelle, cree_le, fait_le": {
      params: [string, Date]
      row: {
        utilisateur_id: number
        ancienne: string
        nouvelle: string
        cree_le: Date
        fait_le: Date | null
      }
    }
    "delete from changement_adresse where utilisateur_id = $1 and cree_le >= $2": {
      params: [number, Date]
      row: Record<string, never>
    }
    "delete from changement_adresse where utilisateur_id = $1 and fait_le is null": {
      params: [number]
      row: Record<string, never>
    }
    "insert into changement_adresse (cle_hash, arret_hash, utilisateur_id, ancienne, nouvelle, cree_le, expire_le, arret_jusqu_au)\n     values ($1, $2, $3, $4, $5, $6, $7, $8)": {
      params: [string, string, number, string, string, Date, Date, Date]
      row: Record<string, never>
    }
    "select nouvelle from changement_adresse where utilisateur_id = $1 and fait_le >= $2": {
      params: [number, Date]
      row: {
        nouvelle: string
      }
    }
    "select utilisateur_id from changement_adresse where cle_hash = $1 or arret_hash = $1": {
      params: [string]
      row: {
        utilisateur_id: number
      }
    }
    "update changement_adresse set fait_le = $2 where cle_hash = $1 and fait_le is null and expire_le > $2 returning utilisateur_id, ancienne, nouvelle, fait_le": {
      params: [string, Date | null]
      row: {
        utilisateur_id: number
        ancienne: string
        nouvelle: string
        fait_le: Date | null
      }
    }
  }
}

export {}
