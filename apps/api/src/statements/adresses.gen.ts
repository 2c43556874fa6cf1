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
    "update changement_adresse set fait_le = $2 where cle_hash = $1 and fait_le is null and expire_le > $2 returning utilisateur_id, ancienne, nouvelle, fait_le": {
      params: [string, Date | null]
      row: {
        utilisateur_id: number
        ancienne: string
        nouvelle: string
        fait_le: Date | null
      }
    }
    "update utilisateur set email = $3, login = case when login = lower($2) then lower($3) else login end, version = version + 1,\n    email_valide_le = $4 where id = $1 and supprime_le is null and lower(email) = lower($2) returning id, login, email, teledeclarant_id": {
      params: [number, string | null, string, Date | null]
      row: {
        id: number
        login: string
        email: string
        teledeclarant_id: number | null
      }
    }
    "update utilisateur u set email = $3, login = case when login = lower(email) then lower($3) else login end, version = version + 1\n  where u.id = $1 and u.supprime_le is null and (lower(u.email) = lower($2) or exists (\n    select from changement_adresse c where c.utilisateur_id = u.id and c.fait_le >= $4 and lower(c.nouvelle) = lower(u.email)))\n  returning id, login, email": {
      params: [number, string | null, string, Date]
      row: {
        id: number
        login: string
        email: string
      }
    }
  }
}

export {}
