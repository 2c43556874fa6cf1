// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from copropriete c join teledeclarant moi on moi.id = $2 left join teledeclarant s on s.id = c.teledeclarant_id\n     where c.id = $1 and (c.teledeclarant_id = moi.id or left(s.siret, 9) = left(moi.siret, 9)\n       or exists (select 1 from mandat m join teledeclarant t on t.id = m.teledeclarant_id\n         where m.copropriete_id = c.id and (m.teledeclarant_id = moi.id or left(t.siret, 9) = left(moi.siret, 9)) and m.etat = any($3::etat_mandat[])))": {
      params: [number, number, readonly (Enums['etat_mandat'])[]]
      row: {
        "?column?": number
      }
    }
    "select 1 from mandat m join teledeclarant t on t.id = m.teledeclarant_id join teledeclarant moi on moi.id = $2\n       where m.copropriete_id = $1 and m.etat = any($3::etat_mandat[]) and left(t.siret, 9) = left(moi.siret, 9) limit 1": {
      params: [number, number, readonly (Enums['etat_mandat'])[]]
      row: {
        "?column?": number
      }
    }
    "select c.id, c.etat, c.nom, c.adresse_principale as adresse, exists (select 1 from demande d where d.copropriete_id = c.id and d.type = 'RATTACHEMENT' and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS')) as demandee\n  from copropriete c where c.numero_immatriculation = $1 and c.etat <> 'SUPPRIMEE'": {
      params: [string]
      row: {
        id: number
        etat: Enums['etat_copropriete']
        nom: string
        adresse: string
        demandee: boolean
      }
    }
    "select copropriete_id as id from mandat where id = $1": {
      params: [number]
      row: {
        id: number
      }
    }
    "select date_debut, date_fin from mandat where copropriete_id = $1 and etat = any($2::etat_mandat[]) order by date_debut desc, id desc limit 1": {
      params: [number, readonly (Enums['etat_mandat'])[]]
      row: {
        date_debut: string
        date_fin: string
      }
    }
    "select nom, adresse_principale from copropriete where id = $1": {
      params: [number]
      row: {
        nom: string
        adresse_principale: string
      }
    }
  }
}
