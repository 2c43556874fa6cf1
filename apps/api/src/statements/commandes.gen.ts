// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from jeton_souvenir where $1::int is null or utilisateur_id = $1": {
      params: [number | null]
      row: Record<string, never>
    }
    "delete from session where $1::int is null or $1 in (utilisateur_id, original_id) returning 1 as une": {
      params: [number | null]
      row: {
        une: number
      }
    }
    "select c.graine from courrier c join teledeclarant t on t.id = c.teledeclarant_id where (t.code_activation_hash is not null or c.arrivee_id is not null) and c.etat <> 'ANNULE' and c.graine <> ''": {
      params: []
      row: {
        graine: string
      }
    }
    "select coalesce(payload #>> '{donnees,graine}', '') as graine from outbox where statut <> 'DONE' and payload #>> '{donnees,graine}' is not null": {
      params: []
      row: {
        graine: string
      }
    }
    "select desabonnement_graine as graine from abonnement_newsletter": {
      params: []
      row: {
        graine: string
      }
    }
    "select graine from arrivee where etat in ('A_CONFIRMER', 'EN_ATTENTE')": {
      params: []
      row: {
        graine: string
      }
    }
    "select graine from suivi_fiche": {
      params: []
      row: {
        graine: string
      }
    }
    "select graine from webhook": {
      params: []
      row: {
        graine: string
      }
    }
    "select id from utilisateur where login = $1": {
      params: [string]
      row: {
        id: number
      }
    }
    "select secret_chiffre as graine from facteur_code": {
      params: []
      row: {
        graine: string
      }
    }
  }
}

export {}
