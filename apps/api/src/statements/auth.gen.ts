// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from jeton_souvenir where utilisateur_id = $1 and serie = any($2)": {
      params: [number, readonly string[]]
      row: Record<string, never>
    }
    "delete from jeton_souvenir where utilisateur_id = $1 and serie is distinct from $2": {
      params: [number, string | null]
      row: Record<string, never>
    }
    "delete from session where coalesce(original_id, utilisateur_id) = $1 and id_hash <> $2 returning 1": {
      params: [number | null, string]
      row: {
        "?column?": number
      }
    }
    "delete from session where coalesce(original_id, utilisateur_id) = $1 and left(id_hash, 32) = $2 returning souvenir_serie": {
      params: [number | null, string | null]
      row: {
        souvenir_serie: string | null
      }
    }
    "insert into appareil_connu (utilisateur_id, jeton_hash, vu_le) values ($1, $2, $3)\n     on conflict (utilisateur_id, jeton_hash) do update set vu_le = excluded.vu_le": {
      params: [number, string, Date]
      row: Record<string, never>
    }
    "select 1 from appareil_connu a join utilisateur u on u.id = a.utilisateur_id where u.login = $1 and a.jeton_hash = $2": {
      params: [string, string]
      row: {
        "?column?": number
      }
    }
    "select id_hash, cree_le, vue_le, adresse, agent, souvenir_serie from session\n     where coalesce(original_id, utilisateur_id) = $1 and expire_le > $2 order by vue_le desc, id_hash limit 100": {
      params: [number | null, Date]
      row: {
        id_hash: string
        cree_le: Date
        vue_le: Date
        adresse: string
        agent: string
        souvenir_serie: string | null
      }
    }
    "select mot_de_passe_hash from utilisateur where id = $1": {
      params: [number]
      row: {
        mot_de_passe_hash: string | null
      }
    }
    "select u.id, u.version, u.profil, u.login, u.email, u.civilite, u.nom, u.prenom, u.telephone, u.num_carte_pro, u.actif, u.supprime_le, u.cree_le, u.second_facteur,\n  u.derniere_activite_le, u.derniere_relance_le, u.email_valide_le, u.teledeclarant_id,\n  (select a.nouvelle from changement_adresse a where a.utilisateur_id = u.id and a.fait_le is null and a.expire_le > now()) as email_en_attente, t.type as teledeclarant_type, t.statut as teledeclarant_statut, coalesce(t.raison_sociale, '') as raison_sociale from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id where u.id = $1": {
      params: [number]
      row: {
        id: number
        version: number
        profil: ColumnTypes['utilisateur.profil']
        login: string
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        num_carte_pro: string
        actif: boolean
        supprime_le: Date | null
        cree_le: Date
        second_facteur: boolean
        derniere_activite_le: Date | null
        derniere_relance_le: Date | null
        email_valide_le: Date | null
        teledeclarant_id: number | null
        email_en_attente: string | null
        teledeclarant_type: Enums['type_teledeclarant'] | null
        teledeclarant_statut: Enums['statut_teledeclarant'] | null
        raison_sociale: string
      }
    }
    "select u.id, u.version, u.profil, u.login, u.email, u.civilite, u.nom, u.prenom, u.telephone, u.num_carte_pro, u.actif, u.supprime_le, u.cree_le, u.second_facteur,\n  u.derniere_activite_le, u.derniere_relance_le, u.email_valide_le, u.teledeclarant_id,\n  (select a.nouvelle from changement_adresse a where a.utilisateur_id = u.id and a.fait_le is null and a.expire_le > now()) as email_en_attente, t.type as teledeclarant_type, t.statut as teledeclarant_statut, coalesce(t.raison_sociale, '') as raison_sociale, u.mot_de_passe_hash, u.bloque_jusqu_a from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id where u.login = $1": {
      params: [string]
      row: {
        id: number
        version: number
        profil: ColumnTypes['utilisateur.profil']
        login: string
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        num_carte_pro: string
        actif: boolean
        supprime_le: Date | null
        cree_le: Date
        second_facteur: boolean
        derniere_activite_le: Date | null
        derniere_relance_le: Date | null
        email_valide_le: Date | null
        teledeclarant_id: number | null
        email_en_attente: string | null
        teledeclarant_type: Enums['type_teledeclarant'] | null
        teledeclarant_statut: Enums['statut_teledeclarant'] | null
        raison_sociale: string
        mot_de_passe_hash: string | null
        bloque_jusqu_a: Date | null
      }
    }
    "select u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id left join teledeclarant t on t.id = u.teledeclarant_id\n     where c.cle_hash = $1 and c.expire_le > $2 and u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')\n  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))": {
      params: [string, Date]
      row: {
        login: string
      }
    }
    "select valeur from parametre where cle = $1": {
      params: [string]
      row: {
        valeur: unknown
      }
    }
    "with cle as (delete from cle_courriel where cle_hash = $1 and expire_le > $2 returning utilisateur_id)\n     select u.id, u.login, u.email, u.teledeclarant_id from cle join utilisateur u on u.id = cle.utilisateur_id\n       left join teledeclarant t on t.id = u.teledeclarant_id where u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')\n  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))": {
      params: [string, Date]
      row: {
        id: number
        login: string
        email: string
        teledeclarant_id: number | null
      }
    }
    "with compte as (\n       select u.id, u.login, u.email, u.teledeclarant_id from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id\n       where u.login = $1 and u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')\n  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))\n     ), cle as (\n       insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) select $2, 'MOT_DE_PASSE', id, $3, $4 from compte\n     ) select * from compte": {
      params: [string, string, Date, Date]
      row: {
        id: number
        login: string
        email: string
        teledeclarant_id: number | null
      }
    }
  }
}
