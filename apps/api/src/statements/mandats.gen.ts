// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from mandat m join teledeclarant t on t.id = m.teledeclarant_id join teledeclarant moi on moi.id = $2\n       where m.copropriete_id = $1 and m.etat = any($3::etat_mandat[]) and left(t.siret, 9) = left(moi.siret, 9) limit 1": {
      params: [number, number, readonly (Enums['etat_mandat'])[]]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.etat, c.nom, c.adresse_principale as adresse\n  from copropriete c where c.numero_immatriculation = $1 and c.etat <> 'SUPPRIMEE'": {
      params: [string]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        nom: string
        adresse: string
      }
    }
    "select copropriete_id as id from mandat where id = $1": {
      params: [number]
      row: {
        id: number
      }
    }
    "select etat, teledeclarant_id as \"teledeclarantId\", date_debut as debut, date_fin as fin from mandat where copropriete_id = $1 and etat = any($2::etat_mandat[]) order by date_debut, id": {
      params: [number, readonly (Enums['etat_mandat'])[]]
      row: {
        etat: Enums['etat_mandat']
        teledeclarantId: number
        debut: string
        fin: string
      }
    }
    "select id as \"teledeclarantId\", coalesce(left(siret, 9), '') as siren from teledeclarant where id = $1": {
      params: [number]
      row: {
        teledeclarantId: number
        siren: string
      }
    }
  }
}
