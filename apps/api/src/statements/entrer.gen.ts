// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from connexion_clavis where etat_hash = $1 and navigateur_hash = $2 and expire_le > $3 and acces = $4\n  returning nonce, verificateur, retour, session_hash, lier": {
      params: [string, string, Date, string]
      row: {
        nonce: string
        verificateur: string
        retour: string
        session_hash: string | null
        lier: boolean
      }
    }
    "delete from connexion_en_attente where cle_hash = $1 returning 1": {
      params: [string]
      row: {
        "?column?": number
      }
    }
    "delete from presentation_notaire where id_hash = $1": {
      params: [string]
      row: Record<string, never>
    }
    "insert into appareil_connu (utilisateur_id, jeton_hash, vu_le) values ($1, $2, $3)\n     on conflict (utilisateur_id, jeton_hash) do update set vu_le = excluded.vu_le": {
      params: [number, string, Date]
      row: Record<string, never>
    }
    "insert into certificat (teledeclarant_id, utilisateur_id, rang, sujet, emetteur, serie, empreinte, valide_du, valide_au, cree_le)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id": {
      params: [number, number | null, number, string, string, string, string, Date, Date, Date]
      row: {
        id: number
      }
    }
    "insert into connexion_clavis (etat_hash, navigateur_hash, nonce, verificateur, retour, session_hash, expire_le, acces, lier) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)": {
      params: [string, string, string, string, string, string | null, Date, string, boolean]
      row: Record<string, never>
    }
    "insert into connexion_en_attente (cle_hash, utilisateur_id, se_souvenir, expire_le, jeton_identite) select $1, id, $3, $4, $5 from utilisateur where id = $2 and actif and supprime_le is null for key share": {
      params: [string, number, boolean, Date, string | null]
      row: Record<string, never>
    }
    "insert into personne_institution (utilisateur_id, emetteur, sujet, institution_id, siret, email, idp_id) values ($1, $2, $3, $4, $5, $6, $7)\n     on conflict (utilisateur_id) do update set institution_id = excluded.institution_id, siret = excluded.siret, email = excluded.email,\n       idp_id = excluded.idp_id, maj_le = $8": {
      params: [number, string, string, number, string, string, string, Date]
      row: Record<string, never>
    }
    "insert into personne_notaire (utilisateur_id, emetteur, sujet, cree_le) values ($1, $2, $3, $4)\n     on conflict (emetteur, sujet) do update set utilisateur_id = excluded.utilisateur_id, cree_le = excluded.cree_le": {
      params: [number, string, string, Date]
      row: Record<string, never>
    }
    "insert into presentation_notaire (id_hash, identite, expire_le) values ($1, $2, $3)": {
      params: [string, string, Date]
      row: Record<string, never>
    }
    "select 1 from appareil_connu a join utilisateur u on u.id = a.utilisateur_id where u.login = $1 and a.jeton_hash = $2": {
      params: [string, string]
      row: {
        "?column?": number
      }
    }
    "select 1 from certificat where emetteur = $1 and serie = $2 and empreinte = $3 having count(*) > 0 and count(*) filter (where revoque_le is null) = 0": {
      params: [string, string, string]
      row: {
        "?column?": number
      }
    }
    "select a.utilisateur_id, a.se_souvenir, a.jeton_identite, u.login from connexion_en_attente a join utilisateur u on u.id = a.utilisateur_id\n  where a.cle_hash = $1 and a.expire_le > $2": {
      params: [string, Date]
      row: {
        utilisateur_id: number
        se_souvenir: boolean
        jeton_identite: string | null
        login: string
      }
    }
    "select id from institution where actif and numero in ($1::text, left($1::text, 9)) order by length(numero) desc limit 1": {
      params: [string | null]
      row: {
        id: number
      }
    }
    "select id from unnest($1::int[]) as id where not exists (select from personne_notaire p where p.utilisateur_id = id)": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select identite from presentation_notaire where id_hash = $1 and expire_le > $2": {
      params: [string, Date]
      row: {
        identite: ColumnTypes['presentation_notaire.identite']
      }
    }
    "select jeton_identite from session where id_hash = $1": {
      params: [string]
      row: {
        jeton_identite: string | null
      }
    }
    "select nom from commune where code = $1": {
      params: [string]
      row: {
        nom: string
      }
    }
    "select nom from departement where code = $1": {
      params: [string]
      row: {
        nom: string
      }
    }
    "select nom from epci where siren = $1": {
      params: [string]
      row: {
        nom: string
      }
    }
    "select nom from region where code = $1": {
      params: [string]
      row: {
        nom: string
      }
    }
    "select teledeclarant_id as \"teledeclarantId\", utilisateur_id as \"utilisateurId\" from certificat where revoque_le is null and emetteur = $1 and serie = $2 and empreinte = $3": {
      params: [string, string, string]
      row: {
        teledeclarantId: number
        utilisateurId: number | null
      }
    }
    "select u.id, u.version, u.profil, u.login, u.email, u.civilite, u.nom, u.prenom, u.telephone, u.num_carte_pro, u.actif, u.supprime_le, u.cree_le, u.second_facteur,\n  u.derniere_activite_le, u.derniere_relance_le, u.email_valide_le, u.teledeclarant_id,\n  (select r.revenu_le from courriel_revenu r where r.email = lower(u.email) and r.revenu_le > coalesce(u.email_valide_le, '-infinity')) as courriel_revenu_le,\n  (select a.nouvelle from changement_adresse a where a.utilisateur_id = u.id and a.fait_le is null and a.expire_le > maintenant()) as email_en_attente, t.type as teledeclarant_type, t.statut as teledeclarant_statut, coalesce(t.raison_sociale, '') as raison_sociale from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id where u.id = $1": {
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
        courriel_revenu_le: Date | null
        email_en_attente: string | null
        teledeclarant_type: Enums['type_teledeclarant'] | null
        teledeclarant_statut: Enums['statut_teledeclarant'] | null
        raison_sociale: string
      }
    }
    "select u.id, u.version, u.profil, u.login, u.email, u.civilite, u.nom, u.prenom, u.telephone, u.num_carte_pro, u.actif, u.supprime_le, u.cree_le, u.second_facteur,\n  u.derniere_activite_le, u.derniere_relance_le, u.email_valide_le, u.teledeclarant_id,\n  (select r.revenu_le from courriel_revenu r where r.email = lower(u.email) and r.revenu_le > coalesce(u.email_valide_le, '-infinity')) as courriel_revenu_le,\n  (select a.nouvelle from changement_adresse a where a.utilisateur_id = u.id and a.fait_le is null and a.expire_le > maintenant()) as email_en_attente, t.type as teledeclarant_type, t.statut as teledeclarant_statut, coalesce(t.raison_sociale, '') as raison_sociale, u.mot_de_passe_hash, u.bloque_jusqu_a from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id where u.login = $1": {
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
        courriel_revenu_le: Date | null
        email_en_attente: string | null
        teledeclarant_type: Enums['type_teledeclarant'] | null
        teledeclarant_statut: Enums['statut_teledeclarant'] | null
        raison_sociale: string
        mot_de_passe_hash: string | null
        bloque_jusqu_a: Date | null
      }
    }
    "select u.teledeclarant_id as \"teledeclarantId\", u.id as \"utilisateurId\" from personne_notaire p join utilisateur u on u.id = p.utilisateur_id\n       where p.emetteur = $1 and p.sujet = $2 and u.teledeclarant_id is not null": {
      params: [string, string]
      row: {
        teledeclarantId: number
        utilisateurId: number
      }
    }
  }
}
