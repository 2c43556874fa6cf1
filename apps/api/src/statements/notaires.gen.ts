// Written by `npm run docs` from the database: do not edit.
import type { ColumnTypes, Enums } from '@registre/db'

declare module '@registre/db' {
  interface Statements {
    "select email from utilisateur where teledeclarant_id = $1 and profil = 'NOTAIRE_ADMIN' and actif and supprime_le is null order by id": {
      params: [number]
      row: {
        email: string
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
    "select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and id = (select teledeclarant_id from certificat where id = $1) for no key update": {
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
  }
}
