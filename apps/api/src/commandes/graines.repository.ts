import type { Db } from '@registre/db'

/** The seeds that still serve, where they live. */
export const GRAINES_DE = {
  webhook: `select graine from webhook`,
  facteur: `select secret_chiffre as graine from facteur_code`,
  abonnement: `select desabonnement_graine as graine from abonnement_newsletter`,
  suivi: `select graine from suivi_fiche`,
  arrivee: `select graine from arrivee where etat in ('A_CONFIRMER', 'EN_ATTENTE')`,
  courrier: `select c.graine from courrier c join teledeclarant t on t.id = c.teledeclarant_id where (t.code_activation_hash is not null or c.arrivee_id is not null) and c.etat <> 'ANNULE' and c.graine <> ''`,
  courriel: `select coalesce(payload #>> '{donnees,graine}', '') as graine from outbox where statut <> 'DONE' and payload #>> '{donnees,graine}' is not null`,
} as const

export const lireGraines = (
  db: Pick<Db, 'query'>,
  source: keyof typeof GRAINES_DE,
): Promise<{ graine: string }[]> => db.query(GRAINES_DE[source])
