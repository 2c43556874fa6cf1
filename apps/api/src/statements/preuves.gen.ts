// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "update session set id_hash = $2, prouvee_le = $3, preuve = $4, precedent_hash = $1, precedent_jusqu_a = $5 where id_hash = $1 returning 1": {
      params: [string | null, string, Date | null, string | null, Date | null]
      row: {
        "?column?": number
      }
    }
  }
}

export {}
