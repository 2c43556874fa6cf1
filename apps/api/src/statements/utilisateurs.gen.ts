// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select 1 from teledeclarant where id = $1": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "select count(*)::int as n from utilisateur where supprime_le is null and derniere_activite_le is not null\n         and case when $1 = 0 then profil like 'TENEUR\\_%' else teledeclarant_id = $1 end": {
      params: [number | null]
      row: {
        n: number
      }
    }
    "select count(*)::int as n from utilisateur where teledeclarant_id = $1 and supprime_le is null and profil in ('TELE_PRO_ADMIN_SECOND', 'TELE_NONPRO_ADMIN_SECOND')": {
      params: [number]
      row: {
        n: number
      }
    }
    "select id from utilisateur where supprime_le is null and login = lower($1) and profil like 'TENEUR\\_%'": {
      params: [string | null]
      row: {
        id: number
      }
    }
    "select id, version, teledeclarant_id, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro, actif, second_facteur,\n    mot_de_passe_hash is not null as a_mot_de_passe, bloque_jusqu_a, cree_le, derniere_activite_le\n  from utilisateur where supprime_le is null and id = $1": {
      params: [number]
      row: {
        id: number
        version: number
        teledeclarant_id: number | null
        profil: ColumnTypes['utilisateur.profil']
        login: string
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        num_carte_pro: string
        actif: boolean
        second_facteur: boolean
        a_mot_de_passe: boolean
        bloque_jusqu_a: Date | null
        cree_le: Date
        derniere_activite_le: Date | null
      }
    }
    "select id, version, teledeclarant_id, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro, actif, second_facteur,\n    mot_de_passe_hash is not null as a_mot_de_passe, bloque_jusqu_a, cree_le, derniere_activite_le\n  from utilisateur where supprime_le is null and profil like 'TENEUR\\_%' order by case when profil like '%\\_ADMIN\\_PRINC' or profil = 'NOTAIRE_ADMIN' then 0 when profil like '%\\_ADMIN\\_S%' then 1 else 2 end, nom, prenom, id": {
      params: []
      row: {
        id: number
        version: number
        teledeclarant_id: number | null
        profil: ColumnTypes['utilisateur.profil']
        login: string
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        num_carte_pro: string
        actif: boolean
        second_facteur: boolean
        a_mot_de_passe: boolean
        bloque_jusqu_a: Date | null
        cree_le: Date
        derniere_activite_le: Date | null
      }
    }
    "select id, version, teledeclarant_id, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro, actif, second_facteur,\n    mot_de_passe_hash is not null as a_mot_de_passe, bloque_jusqu_a, cree_le, derniere_activite_le\n  from utilisateur where supprime_le is null and teledeclarant_id = $1 order by case when profil like '%\\_ADMIN\\_PRINC' or profil = 'NOTAIRE_ADMIN' then 0 when profil like '%\\_ADMIN\\_S%' then 1 else 2 end, nom, prenom, id": {
      params: [number]
      row: {
        id: number
        version: number
        teledeclarant_id: number
        profil: ColumnTypes['utilisateur.profil']
        login: string
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        num_carte_pro: string
        actif: boolean
        second_facteur: boolean
        a_mot_de_passe: boolean
        bloque_jusqu_a: Date | null
        cree_le: Date
        derniere_activite_le: Date | null
      }
    }
    "select type, statut, raison_sociale from teledeclarant where id = $1 and statut <> 'SUPPRIME' for no key update": {
      params: [number]
      row: {
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
      }
    }
  }
}
