// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from cle_courriel c where c.cle_hash = $1 and c.objet = 'ACTIVATION' and c.expire_le > $2 returning c.utilisateur_id": {
      params: [string, Date]
      row: {
        utilisateur_id: number
      }
    }
    "delete from cle_courriel where utilisateur_id = $1 and objet = 'ACTIVATION'": {
      params: [number]
      row: Record<string, never>
    }
    "insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) values ($1, 'ACTIVATION', $2, $3, $4)": {
      params: [string, number, Date, Date]
      row: Record<string, never>
    }
    "select 1 from courrier where teledeclarant_id = $1 limit 1": {
      params: [number]
      row: {
        "?column?": number
      }
    }
    "select id, statut, origine, rep_email, statut_le from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update": {
      params: [string]
      row: {
        id: number
        statut: Enums['statut_teledeclarant']
        origine: string
        rep_email: string
        statut_le: Date
      }
    }
    "select pg_advisory_xact_lock(hashtextextended('siret:' || $1, 0))": {
      params: [string | null]
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "select t.id, t.type, t.siret, t.raison_sociale as \"raisonSociale\", t.code_ape as \"codeApe\", coalesce(t.adresse[1], '') as voie, t.code_postal as \"codePostal\", t.commune\n  from controle_en_attente c join teledeclarant t on t.id = c.teledeclarant_id order by c.depuis, t.id limit 50": {
      params: []
      row: {
        id: number
        type: Enums['type_teledeclarant']
        siret: string | null
        raisonSociale: string
        codeApe: string
        voie: string
        codePostal: string
        commune: string
      }
    }
    "select type, raison_sociale, adresse, code_postal, commune, rep_civilite, rep_prenom, rep_nom, rep_email, rep_adresse, sirene_attendue_le from teledeclarant where id = $1": {
      params: [number]
      row: {
        type: Enums['type_teledeclarant']
        raison_sociale: string
        adresse: string[]
        code_postal: string
        commune: string
        rep_civilite: string
        rep_prenom: string
        rep_nom: string
        rep_email: string
        rep_adresse: ColumnTypes['teledeclarant.rep_adresse'] | null
        sirene_attendue_le: Date | null
      }
    }
    "select u.id, u.login, u.email, u.profil, t.id as teledeclarant_id from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id\n  where t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null and u.mot_de_passe_hash is null and t.id = $1 order by u.id limit 1": {
      params: [number]
      row: {
        id: number
        login: string
        email: string
        profil: ColumnTypes['utilisateur.profil']
        teledeclarant_id: number
      }
    }
    "select u.id, u.login, u.email, u.profil, t.id as teledeclarant_id from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id\n  where t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null and u.mot_de_passe_hash is null and u.id = (select c.utilisateur_id from cle_courriel c where c.cle_hash = $1 and c.objet = 'ACTIVATION' and c.expire_le > $2) for no key update of t": {
      params: [string, Date]
      row: {
        id: number
        login: string
        email: string
        profil: ColumnTypes['utilisateur.profil']
        teledeclarant_id: number
      }
    }
    "select u.id, u.login, u.email, u.profil, t.id as teledeclarant_id from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id\n  where t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null and u.mot_de_passe_hash is null and u.login = lower($1)": {
      params: [string | null]
      row: {
        id: number
        login: string
        email: string
        profil: ColumnTypes['utilisateur.profil']
        teledeclarant_id: number
      }
    }
    "select u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id join teledeclarant t on t.id = u.teledeclarant_id\n       where c.cle_hash = $1 and c.objet = 'ACTIVATION' and c.expire_le > $2 and t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null": {
      params: [string, Date]
      row: {
        login: string
      }
    }
  }
}
