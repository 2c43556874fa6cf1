// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into acceptation_charte (utilisateur_id, version, acceptee_le) values ($1, $2, $3) on conflict do nothing returning 1": {
      params: [number, string, Date]
      row: {
        "?column?": number
      }
    }
    "insert into institution as i (numero, nom, niveau, code)\n       select numero, nom, niveau::niveau_geographique, code from json_to_recordset($1) as l (numero text, nom text, niveau text, code text)\n       on conflict (numero) do update set nom = excluded.nom, niveau = excluded.niveau, code = excluded.code, actif = true, maj_le = maintenant()\n         where (i.nom, i.niveau, i.code, i.actif) is distinct from (excluded.nom, excluded.niveau, excluded.code, true)\n       returning 1": {
      params: [string | null]
      row: {
        "?column?": number
      }
    }
    "select code from commune where code = any($1) and type = 'commune-actuelle'": {
      params: [readonly string[]]
      row: {
        code: string
      }
    }
    "select code from departement where code = any($1)": {
      params: [readonly string[]]
      row: {
        code: string
      }
    }
    "select code from region where code = any($1)": {
      params: [readonly string[]]
      row: {
        code: string
      }
    }
    "select i.numero, i.nom, i.niveau, i.code, i.actif,\n       (select count(*)::int from personne_institution p where p.institution_id = i.id) as personnes\n     from institution i order by i.actif desc, i.nom, i.numero": {
      params: []
      row: {
        numero: string
        nom: string
        niveau: Enums['niveau_geographique']
        code: string
        actif: boolean
        personnes: number
      }
    }
    "select id, nom, actif from institution where numero = $1 for update": {
      params: [string]
      row: {
        id: number
        nom: string
        actif: boolean
      }
    }
    "select siren as code from epci where siren = any($1)": {
      params: [readonly string[]]
      row: {
        code: string
      }
    }
    "update institution set actif = $2, maj_le = maintenant() where id = $1": {
      params: [number, boolean]
      row: Record<string, never>
    }
    "update institution set actif = false, maj_le = maintenant() where actif and numero <> all($1) returning 1": {
      params: [readonly string[] | null]
      row: {
        "?column?": number
      }
    }
  }
}
