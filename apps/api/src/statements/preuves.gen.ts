// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "update session set id_hash = $2, prouvee_le = $3, preuve = $4 where id_hash = $1 returning 1": {
      params: [string, string, Date | null, string | null]
      row: {
        "?column?": number
      }
    }
  }
}

export {}
