// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "delete from presentation_notaire where id_hash = $1": {
      params: [string]
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
    "select email from utilisateur where teledeclarant_id = $1 and profil = 'NOTAIRE_ADMIN' and actif and supprime_le is null order by id": {
      params: [number]
      row: {
        email: string
      }
    }
    "select id from unnest($1::int[]) as id where not exists (select from personne_notaire p where p.utilisateur_id = id)": {
      params: [readonly number[]]
      row: {
        id: number
      }
    }
    "select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and id = $1": {
      params: [number]
      row: {
        id: number
        num_etude: number | null
        raison_sociale: string
        statut: Enums['statut_teledeclarant']
      }
    }
    "select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and id = $1 for no key update": {
      params: [number]
      row: {
        id: number
        num_etude: number | null
        raison_sociale: string
        statut: Enums['statut_teledeclarant']
      }
    }
    "select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and num_etude = $1": {
      params: [number]
      row: {
        id: number
        num_etude: number
        raison_sociale: string
        statut: Enums['statut_teledeclarant']
      }
    }
    "select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and siret = $1": {
      params: [string]
      row: {
        id: number
        num_etude: number | null
        raison_sociale: string
        statut: Enums['statut_teledeclarant']
      }
    }
    "select id, profil, nom, prenom, email from utilisateur where teledeclarant_id = $1 and actif and supprime_le is null and profil like 'NOTAIRE\\_%'\n     order by profil <> 'NOTAIRE_ADMIN', nom, prenom, id": {
      params: [number]
      row: {
        id: number
        profil: ColumnTypes['utilisateur.profil']
        nom: string
        prenom: string
        email: string
      }
    }
    "select id, profil, nom, prenom, email, cree_le from utilisateur where teledeclarant_id = $1 and not actif and supprime_le is null and profil like 'NOTAIRE\\_%' order by id": {
      params: [number]
      row: {
        id: number
        profil: ColumnTypes['utilisateur.profil']
        nom: string
        prenom: string
        email: string
        cree_le: Date
      }
    }
    "select identite from presentation_notaire where id_hash = $1 and expire_le > $2": {
      params: [string, Date]
      row: {
        identite: ColumnTypes['presentation_notaire.identite']
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
