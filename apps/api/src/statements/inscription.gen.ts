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
    "insert into teledeclarant (type, statut, siret, raison_sociale, code_ape, libelle_ape, type_etablissement, adresse, code_postal, commune, telephone,\n       syndicat_cooperatif, saisi_a_la_main, rep_civilite, rep_nom, rep_prenom, rep_email, rep_telephone, rep_adresse, origine, cree_le, statut_le, sirene_attendue_le)\n     values ($1::type_teledeclarant, $2::statut_teledeclarant, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::jsonb, $21, $20, $20, $22)\n     returning id": {
      params: [Enums['type_teledeclarant'], Enums['statut_teledeclarant'], string | null, string, string, string, string, readonly string[], string, string, string, boolean, boolean, string, string, string, string, string, string | null, Date, string, Date | null]
      row: {
        id: number
      }
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
    "select id, type, siret, raison_sociale as \"raisonSociale\", code_ape as \"codeApe\", coalesce(adresse[1], '') as voie, code_postal as \"codePostal\", commune\n  from teledeclarant where sirene_attendue_le is not null and statut <> 'SUPPRIME' order by sirene_attendue_le, id limit 50": {
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
    "select pg_advisory_xact_lock(hashtextextended('siret:' || $1, 0))": {
      params: [string | null]
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "select statut, raison_sociale, rep_email, code_activation_hash, code_activation_essais from teledeclarant where id = $1 and statut <> 'SUPPRIME' for no key update": {
      params: [number]
      row: {
        statut: Enums['statut_teledeclarant']
        raison_sociale: string
        rep_email: string
        code_activation_hash: string | null
        code_activation_essais: number
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
    "select u.id, u.login, u.email, u.profil, t.id as teledeclarant_id from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id\n  where t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null and u.mot_de_passe_hash is null and u.id = $1 for no key update of t": {
      params: [number]
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
    "update teledeclarant set code_activation_essais = $2, code_activation_hash = case when $3 then null else code_activation_hash end where id = $1": {
      params: [number, number, boolean | null]
      row: Record<string, never>
    }
    "update teledeclarant set code_activation_hash = $2, code_activation_le = $3, code_activation_essais = 0 where id = $1": {
      params: [number, string | null, Date | null]
      row: Record<string, never>
    }
    "update teledeclarant set code_activation_hash = null, code_activation_essais = 0 where id = $1": {
      params: [number]
      row: Record<string, never>
    }
    "update teledeclarant set rep_adresse = $2::jsonb, version = version + 1 where id = $1 and type = 'NON_PRO' returning id": {
      params: [number, string | null]
      row: {
        id: number
      }
    }
    "update teledeclarant set sirene_attendue_le = null, version = version + 1, saisi_a_la_main = case when $2::text is null then saisi_a_la_main else false end,\n         raison_sociale = coalesce($2::text, raison_sociale), code_ape = coalesce($3::text, code_ape), libelle_ape = coalesce($4::text, libelle_ape),\n         type_etablissement = coalesce($5::text, type_etablissement), adresse = coalesce($6::text[], adresse), code_postal = coalesce($7::text, code_postal),\n         commune = coalesce($8::text, commune)\n       where id = $1 and sirene_attendue_le is not null returning 1": {
      params: [number, string | null, string | null, string | null, string | null, readonly string[] | null, string | null, string | null]
      row: {
        "?column?": number
      }
    }
    "update teledeclarant set statut = $3::statut_teledeclarant, version = version + 1 where id = $1 and statut = $2::statut_teledeclarant returning id": {
      params: [number, Enums['statut_teledeclarant'], Enums['statut_teledeclarant']]
      row: {
        id: number
      }
    }
  }
}
