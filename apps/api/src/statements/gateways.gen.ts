// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "insert into defi_depense (signature, expire_le) values ($1, $2) on conflict (signature) do nothing returning signature": {
      params: [string, Date]
      row: {
        signature: string
      }
    }
  }
}

export {}
