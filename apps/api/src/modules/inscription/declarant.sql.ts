/** Of two creations of one SIRET at once, the second sees the first. */
export const PRENDRE_SIRET = `select pg_advisory_xact_lock(hashtextextended('siret:' || $1, 0))`

export const DECLARANT_PAR_SIRET =
  `select id, type, statut, origine, rep_email, statut_le from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update` as const
