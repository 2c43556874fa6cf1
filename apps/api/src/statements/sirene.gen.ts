// Written by `npm run docs` from the database: do not edit.
import type { Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "insert into veille_etablissement as x (teledeclarant_id, siret, etat, lu_le, constate_le, confirme_le, leve_le, dits)\n       select t.id, t.siret, $3, $4, $5, $6, $7, $8 from teledeclarant t where t.id = $1 and t.siret = $2 and t.statut = 'ACTIF'\n       on conflict (teledeclarant_id) do update set siret = excluded.siret, etat = excluded.etat, lu_le = excluded.lu_le, constate_le = excluded.constate_le,\n         confirme_le = excluded.confirme_le, leve_le = excluded.leve_le, dits = excluded.dits\n       returning x.teledeclarant_id as id": {
      params: [number, string, string, Date, Date, Date | null, Date | null, readonly string[]]
      row: {
        id: number
      }
    }
    "select exists (select from veille_etablissement v where v.teledeclarant_id = t.id and v.siret = t.siret and v.confirme_le is not null) as ferme from teledeclarant t where t.id = $1": {
      params: [number]
      row: {
        ferme: boolean
      }
    }
    "select id, type, statut, siret, raison_sociale, code_postal, commune from teledeclarant where statut <> 'SUPPRIME' and lower(rep_email) = lower($1) and type in ('PRO', 'NON_PRO', 'AUTRE') order by id limit 1": {
      params: [string | null]
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        siret: string | null
        raison_sociale: string
        code_postal: string
        commune: string
      }
    }
    "select id, type, statut, siret, raison_sociale, code_postal, commune from teledeclarant where statut <> 'SUPPRIME' and siret = $1": {
      params: [string]
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        siret: string
        raison_sociale: string
        code_postal: string
        commune: string
      }
    }
    "select t.id, t.siret, t.raison_sociale, t.rep_email from teledeclarant t left join veille_etablissement v on v.teledeclarant_id = t.id\n  where t.type = 'PRO' and t.statut = 'ACTIF' and t.siret ~ '^[0-9]{14}$' and t.sirene_attendue_le is null and t.id > $1\n    and (v.lu_le is null or v.siret <> t.siret or v.lu_le <= $2) order by t.id limit $3": {
      params: [number, Date, number | bigint | null]
      row: {
        id: number
        siret: string
        raison_sociale: string
        rep_email: string
      }
    }
    "select v.siret, v.etat, v.lu_le, v.constate_le, v.confirme_le, v.leve_le, v.dits from veille_etablissement v join teledeclarant t on t.id = v.teledeclarant_id and t.siret = v.siret where t.id = $1": {
      params: [number]
      row: {
        siret: string
        etat: string
        lu_le: Date
        constate_le: Date
        confirme_le: Date | null
        leve_le: Date | null
        dits: string[]
      }
    }
    "select v.siret, v.etat, v.lu_le, v.constate_le, v.confirme_le, v.leve_le, v.dits from veille_etablissement v join teledeclarant t on t.id = v.teledeclarant_id and t.siret = v.siret where t.id = $1 for update of v": {
      params: [number]
      row: {
        siret: string
        etat: string
        lu_le: Date
        constate_le: Date
        confirme_le: Date | null
        leve_le: Date | null
        dits: string[]
      }
    }
    "update veille_etablissement set confirme_le = $2, leve_le = $3, decide_par_id = $4 where teledeclarant_id = $1": {
      params: [number, Date | null, Date | null, number | null]
      row: Record<string, never>
    }
  }
}
