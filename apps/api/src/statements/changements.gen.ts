// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "select (min(e.rang) - 1)::text as rang from journal_empreinte e\n  where e.journal_id in (select id from journal where instant >= $1::date::timestamp at time zone 'Europe/Paris' order by instant limit 1000)": {
      params: [string | null]
      row: {
        rang: string | null
      }
    }
    "select coalesce(max(rang), 0)::text as rang from journal_empreinte": {
      params: []
      row: {
        rang: string
      }
    }
    "select e.rang::text as rang, j.instant, j.type, j.copropriete_id, c.numero_immatriculation as numero, j.mandat_id, j.demande_id, j.de, j.vers\n  from journal_empreinte e join journal j on j.id = e.journal_id join copropriete c on c.id = j.copropriete_id": {
      params: []
      row: {
        rang: string
        instant: Date
        type: string
        copropriete_id: number
        numero: string | null
        mandat_id: number | null
        demande_id: number | null
        de: string
        vers: string
      }
    }
    "select min(e.rang)::text as rang from decision x join journal j on j.id = any(x.journal_ids)\n  join journal_empreinte e on e.journal_id = j.id join copropriete c on c.id = j.copropriete_id\n  where x.tenue_jusqua > maintenant() and x.reprise_le is null": {
      params: []
      row: {
        rang: string | null
      }
    }
  }
}

export {}
