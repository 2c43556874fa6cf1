// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from journal where declaration_id = $1 and type = 'declarer-erreur' and acteur_id = $2 and motif = $3 and instant > now() - interval '24 hours'\n         and copropriete_id = (select copropriete_id from declaration where id = $1)": {
      params: [number, number, string]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.etat, c.date_dissolution as \"dateDissolution\", r.numero_immatriculation as \"remplaceePar\"\n       from copropriete c left join copropriete r on r.id = c.remplacee_par_id where c.id = $1": {
      params: [number]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        dateDissolution: string | null
        remplaceePar: string | null
      }
    }
    "select coalesce(nullif(t.raison_sociale, ''), trim(t.rep_prenom || ' ' || t.rep_nom), '') as nom from teledeclarant t where t.id = $1": {
      params: [number]
      row: {
        nom: string
      }
    }
    "select d.copropriete_id, c.nom, c.numero_immatriculation as numero from declaration d join copropriete c on c.id = d.copropriete_id\n       where d.id = $1 and d.etat in ('COURANTE', 'IMMATRICULATION', 'AVANT_DECLARATION_ANNUELLE')": {
      params: [number]
      row: {
        copropriete_id: number
        nom: string
        numero: string | null
      }
    }
    "select id from copropriete where numero_immatriculation = $1": {
      params: [string]
      row: {
        id: number
      }
    }
  }
}
