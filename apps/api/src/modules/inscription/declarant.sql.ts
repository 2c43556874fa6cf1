export const DECLARANT_PAR_SIRET =
  `select id, type, statut, origine, rep_email, statut_le from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update` as const
