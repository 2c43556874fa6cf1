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
    "insert into arrivee as a (teledeclarant_id, email, civilite, nom, prenom, telephone, etat, graine, hash, expire_le, cree_le)\n     values ($1, $2, $3, $4, $5, $6, 'A_CONFIRMER', $7, $8, $9, $10)\n     on conflict (email, teledeclarant_id) do update set civilite = $3, nom = $4, prenom = $5, telephone = $6, graine = $7, hash = $8, expire_le = $9, cree_le = $10\n       where a.etat = 'A_CONFIRMER' returning id": {
      params: [number, string, string, string, string, string, string, string, Date, Date]
      row: {
        id: number
      }
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
    "select a.id, a.teledeclarant_id as \"teledeclarantId\", t.raison_sociale as \"raisonSociale\", t.siret, t.adresse from arrivee a join teledeclarant t on t.id = a.teledeclarant_id\n   where a.etat = 'EN_ATTENTE' and a.confirme_le <= $1::timestamptz - interval '120 days' order by a.id limit 500": {
      params: [Date | null]
      row: {
        id: number
        teledeclarantId: number
        raisonSociale: string
        siret: string | null
        adresse: string[]
      }
    }
    "select a.id, a.teledeclarant_id as \"teledeclarantId\", t.raison_sociale as \"raisonSociale\", t.siret, t.adresse from arrivee a join teledeclarant t on t.id = a.teledeclarant_id\n   where a.etat = 'EN_ATTENTE' and a.confirme_le <= $1::timestamptz - interval '14 days' and a.relance_le is null order by a.id limit 500": {
      params: [Date | null]
      row: {
        id: number
        teledeclarantId: number
        raisonSociale: string
        siret: string | null
        adresse: string[]
      }
    }
    "select a.id, a.teledeclarant_id as \"teledeclarantId\", t.raison_sociale as \"raisonSociale\", t.siret, t.adresse from arrivee a join teledeclarant t on t.id = a.teledeclarant_id\n   where a.etat = 'EN_ATTENTE' and a.confirme_le <= $1::timestamptz - interval '30 days' and not exists (select from courrier c where c.arrivee_id = a.id) order by a.id limit 500": {
      params: [Date | null]
      row: {
        id: number
        teledeclarantId: number
        raisonSociale: string
        siret: string | null
        adresse: string[]
      }
    }
    "select count(*)::int as n from arrivee where email = $1 and teledeclarant_id <> $2 and (etat = 'EN_ATTENTE' or (etat = 'A_CONFIRMER' and expire_le > $3))": {
      params: [string, number, Date]
      row: {
        n: number
      }
    }
    "select count(*)::int as n from arrivee where teledeclarant_id = $1 and etat = 'EN_ATTENTE'": {
      params: [number]
      row: {
        n: number
      }
    }
    "select id, teledeclarant_id as \"teledeclarantId\" from arrivee where hash = $1 and expire_le > $2": {
      params: [string, Date]
      row: {
        id: number
        teledeclarantId: number
      }
    }
    "select id, teledeclarant_id, email, civilite, nom, prenom, telephone, etat, confirme_le, code_hash, code_essais, cree_le from arrivee where id = $1 for update": {
      params: [number]
      row: {
        id: number
        teledeclarant_id: number
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        etat: string
        confirme_le: Date | null
        code_hash: string | null
        code_essais: number
        cree_le: Date
      }
    }
    "select id, teledeclarant_id, email, civilite, nom, prenom, telephone, etat, confirme_le, code_hash, code_essais, cree_le from arrivee where teledeclarant_id = $1 and etat = 'EN_ATTENTE' order by id": {
      params: [number]
      row: {
        id: number
        teledeclarant_id: number
        email: string
        civilite: string
        nom: string
        prenom: string
        telephone: string
        etat: string
        confirme_le: Date | null
        code_hash: string | null
        code_essais: number
        cree_le: Date
      }
    }
    "select id, type, statut, origine, rep_email, statut_le from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update": {
      params: [string]
      row: {
        id: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        origine: string
        rep_email: string
        statut_le: Date
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
    "select t.raison_sociale as \"raisonSociale\", t.siret, t.adresse from teledeclarant t where t.id = $1": {
      params: [number]
      row: {
        raisonSociale: string
        siret: string | null
        adresse: string[]
      }
    }
    "select teledeclarant_id from arrivee where id = $1": {
      params: [number]
      row: {
        teledeclarant_id: number
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
    "update arrivee set code_essais = $2, code_hash = case when $3 then null else code_hash end where id = $1": {
      params: [number, number, boolean | null]
      row: Record<string, never>
    }
    "update arrivee set code_hash = $2, code_essais = 0, graine = $3, hash = $4, expire_le = $5 where id = $1": {
      params: [number, string | null, string, string, Date]
      row: Record<string, never>
    }
    "update arrivee set etat = $2, fin_le = $3, expire_le = least(expire_le, $3), code_hash = null where id = $1": {
      params: [number, string, Date | null]
      row: Record<string, never>
    }
    "update arrivee set etat = 'EN_ATTENTE', confirme_le = $2, expire_le = $2 where id = $1": {
      params: [number, Date]
      row: Record<string, never>
    }
    "update arrivee set relance_le = $2 where id = $1 and etat = 'EN_ATTENTE' and relance_le is null returning id": {
      params: [number, Date | null]
      row: {
        id: number
      }
    }
    "with a as (delete from arrivee where id = $1 and etat = 'EN_ATTENTE' returning id, email),\n         c as (update courrier set etat = 'ANNULE' where arrivee_id in (select id from a) and etat in ('A_VERIFIER', 'A_ETABLIR', 'A_IMPRIMER'))\n       select email from a": {
      params: [number]
      row: {
        email: string
      }
    }
  }
}
