// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from abonnement_calendrier where utilisateur_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "delete from appareil_connu where utilisateur_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "delete from cle_courriel where utilisateur_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "delete from connexion_en_attente where utilisateur_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "delete from identite_liee where utilisateur_id = any($1)": {
      params: [readonly number[]]
      row: Record<string, never>
    }
    "delete from jeton_souvenir where utilisateur_id = any($1) and serie is distinct from $2": {
      params: [readonly number[], string | null]
      row: Record<string, never>
    }
    "delete from session where coalesce(original_id, utilisateur_id) = any($1) and id_hash is distinct from $2": {
      params: [readonly number[] | null, string | null]
      row: Record<string, never>
    }
    "insert into teledeclarant (type, statut, origine) select 'NON_PRO', 'ATT_CREA_COMPTE', $2 from generate_series(1, $1::int) returning id": {
      params: [number | null, string]
      row: {
        id: number
      }
    }
    "insert into teledeclarant (type, statut, raison_sociale, origine) values ('AUTRE', 'ATT_CREA_COMPTE', 'Reprise du fichier publié', $1) returning id": {
      params: [string]
      row: {
        id: number
      }
    }
    "insert into teledeclarant (type, statut, raison_sociale, siret, code_ape, commune, origine) values ('PRO', 'ATT_CREA_COMPTE', $1, nullif($2, ''), $3, $4, $5)\n     on conflict do nothing returning id": {
      params: [string, string | null, string, string, string]
      row: {
        id: number
      }
    }
    "insert into utilisateur (profil, login, email, nom, prenom, derniere_activite_le) values ('INSTITUTIONNEL', $1, '', $2, $3, $4)\n     on conflict (login) do update set nom = excluded.nom, prenom = excluded.prenom, derniere_activite_le = excluded.derniere_activite_le returning id": {
      params: [string, string, string, Date | null]
      row: {
        id: number
      }
    }
    "select 1 from utilisateur where id <> $2 and supprime_le is null and (login = lower($1) or lower(email) = lower($1)) limit 1": {
      params: [string | null, number]
      row: {
        "?column?": number
      }
    }
    "select case when $1 then nextval('teledeclarant_id_seq') end::int as declarant, case when $2 then nextval('utilisateur_id_seq') end::int as utilisateur": {
      params: [boolean | null, boolean | null]
      row: {
        declarant: number | null
        utilisateur: number | null
      }
    }
    "select id from teledeclarant where id in (select teledeclarant_id from utilisateur where id = any($1)) order by id for key share": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select id from utilisateur": {
      params: []
      row: {
        id: number
      }
    }
    "select id, version, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro as \"numCartePro\", second_facteur as \"secondFacteur\", actif, supprime_le is not null as supprime, mot_de_passe_hash is not null as \"aMotDePasse\", teledeclarant_id as \"teledeclarantId\"\n  from utilisateur where supprime_le is null and id = any($1) order by id for update": {
      params: [readonly number[]]
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
        numCartePro: string
        secondFacteur: boolean
        actif: boolean
        supprime: boolean
        aMotDePasse: boolean
        teledeclarantId: number | null
      }
    }
    "select id, version, profil, login, email, civilite, nom, prenom, telephone, num_carte_pro as \"numCartePro\", second_facteur as \"secondFacteur\", actif, supprime_le is not null as supprime, mot_de_passe_hash is not null as \"aMotDePasse\", teledeclarant_id as \"teledeclarantId\"\n  from utilisateur where supprime_le is null and teledeclarant_id = $1 order by id for update": {
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
        numCartePro: string
        secondFacteur: boolean
        actif: boolean
        supprime: boolean
        aMotDePasse: boolean
        teledeclarantId: number
      }
    }
    "select id, version, type, statut, raison_sociale as \"raisonSociale\", siret, num_etude as \"numEtude\", rep_email as email, sirene_attendue_le is not null as \"attendSirene\",\n    code_activation_hash as \"codeHash\", code_activation_essais as \"codeEssais\"\n  from teledeclarant where id = $1 and statut <> 'SUPPRIME' for no key update": {
      params: [number]
      row: {
        id: number
        version: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        raisonSociale: string
        siret: string | null
        numEtude: number | null
        email: string
        attendSirene: boolean
        codeHash: string | null
        codeEssais: number
      }
    }
    "select id, version, type, statut, raison_sociale as \"raisonSociale\", siret, num_etude as \"numEtude\", rep_email as email, sirene_attendue_le is not null as \"attendSirene\",\n    code_activation_hash as \"codeHash\", code_activation_essais as \"codeEssais\"\n  from teledeclarant where id = $1 and statut <> 'SUPPRIME' for update": {
      params: [number]
      row: {
        id: number
        version: number
        type: Enums['type_teledeclarant']
        statut: Enums['statut_teledeclarant']
        raisonSociale: string
        siret: string | null
        numEtude: number | null
        email: string
        attendSirene: boolean
        codeHash: string | null
        codeEssais: number
      }
    }
    "select pg_advisory_xact_lock(hashtextextended('email:' || lower($1), 0))": {
      params: [string | null]
      row: {
        pg_advisory_xact_lock: string
      }
    }
    "update certificat set revoque_le = $2 where utilisateur_id = any($1) and revoque_le is null": {
      params: [readonly number[], Date | null]
      row: Record<string, never>
    }
    "update jeton_api set revoque_le = $2 where utilisateur_id = any($1) and revoque_le is null": {
      params: [readonly number[], Date | null]
      row: Record<string, never>
    }
    "update teledeclarant set code_activation_essais = $2, code_activation_hash = case when $3 then null else code_activation_hash end where id = $1": {
      params: [number, number, boolean | null]
      row: Record<string, never>
    }
    "update teledeclarant set raison_sociale = '', adresse = '{}', code_postal = '', commune = '', telephone = '' where id = any($1::int[]) and type = 'NON_PRO' returning 1": {
      params: [readonly number[]]
      row: {
        "?column?": number
      }
    }
    "update teledeclarant set rep_civilite = '', rep_nom = $2, rep_prenom = '', rep_email = '', rep_telephone = '', rep_adresse = null, version = version + 1,\n       certificat_dn1 = '', certificat_dn2 = '', emetteur_dn1 = '', emetteur_dn2 = '' where id = any($1::int[]) returning 1": {
      params: [readonly number[], string]
      row: {
        "?column?": number
      }
    }
    "update utilisateur set derniere_relance_le = $2 where teledeclarant_id = $1 and supprime_le is null": {
      params: [number, Date | null]
      row: Record<string, never>
    }
    "update utilisateur set echecs_connexion = $2, bloque_jusqu_a = coalesce($3, bloque_jusqu_a) where id = $1": {
      params: [number, number, Date | null]
      row: Record<string, never>
    }
    "update utilisateur set echecs_connexion = 0, bloque_jusqu_a = null, derniere_activite_le = $2, derniere_relance_le = null where id = $1": {
      params: [number, Date | null]
      row: Record<string, never>
    }
    "update utilisateur set login = 'supprime-' || id, email = '', civilite = '', nom = $2, prenom = '', telephone = '', num_carte_pro = '',\n       certificat_dn = '', emetteur_dn = '', mot_de_passe_hash = null, version = version + 1 where id = any($1::int[]) returning 1": {
      params: [readonly number[], string]
      row: {
        "?column?": number
      }
    }
    "update utilisateur set mot_de_passe_hash = $3 where id = $1 and mot_de_passe_hash = $2": {
      params: [number, string, string | null]
      row: Record<string, never>
    }
    "with compte as (\n       select u.id, u.login, u.email, u.teledeclarant_id from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id\n       where u.login = $1 and u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')\n  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION')) for key share of u\n     ), cle as (\n       insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) select $2, 'MOT_DE_PASSE', id, $3, $4 from compte\n     ) select * from compte": {
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
