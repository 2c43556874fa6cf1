// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "select c.graine from courrier c join teledeclarant t on t.id = c.teledeclarant_id where t.code_activation_hash is not null and c.etat <> 'ANNULE'": {
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
    "select graine from webhook": {
      params: []
      row: {
        graine: string
      }
    }
  }
}

export {}
