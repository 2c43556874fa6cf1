// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "select count(*)::int as nombre from annuaire_lieu l where l.lieu <@ box(point($1, $2), point($3, $4))": {
      params: [number | null, number | null, number | null, number | null]
      row: {
        nombre: number
      }
    }
    "select l.copropriete_id, l.lieu[0] as longitude, l.lieu[1] as latitude from annuaire_lieu l where l.lieu <@ box(point($1, $2), point($3, $4)) limit $5": {
      params: [number | null, number | null, number | null, number | null, number | bigint | null]
      row: {
        copropriete_id: number
        longitude: number | null
        latitude: number | null
      }
    }
    "select nombre, cx, cy from carte_maille where niveau = $1 and x between $2 and $3 and y between $4 and $5": {
      params: [number, number | null, number | null, number | null, number | null]
      row: {
        nombre: number
        cx: number
        cy: number
      }
    }
  }
}

export {}
