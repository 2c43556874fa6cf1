// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from connexion_clavis where etat_hash = $1 and navigateur_hash = $2 and expire_le > $3 and acces = $4\n  returning nonce, verificateur, retour, session_hash": {
      params: [string, string, Date, string]
      row: {
        nonce: string
        verificateur: string
        retour: string
        session_hash: string | null
      }
    }
    "insert into connexion_clavis (etat_hash, navigateur_hash, nonce, verificateur, retour, session_hash, expire_le, acces) values ($1, $2, $3, $4, $5, $6, $7, $8)": {
      params: [string, string, string, string, string, string | null, Date, string]
      row: Record<string, never>
    }
    "select jeton_identite from session where id_hash = $1": {
      params: [string]
      row: {
        jeton_identite: string | null
      }
    }
  }
}

export {}
