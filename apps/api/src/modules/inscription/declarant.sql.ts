/** Of two creations of one SIRET at once, the second sees the first. */
export const PRENDRE_SIRET = `select pg_advisory_xact_lock(hashtextextended('siret:' || $1, 0))`

export const DECLARANT_PAR_SIRET =
  `select id, statut, origine, rep_email, statut_le from teledeclarant where siret = $1 and statut <> 'SUPPRIME' for no key update` as const

export const INSERER_DECLARANT = `insert into teledeclarant (type, statut, siret, raison_sociale, code_ape, libelle_ape, type_etablissement, adresse, code_postal, commune, telephone,
       syndicat_cooperatif, saisi_a_la_main, rep_civilite, rep_nom, rep_prenom, rep_email, rep_telephone, rep_adresse, origine, cree_le, statut_le, sirene_attendue_le)
     values ($1::type_teledeclarant, $2::statut_teledeclarant, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::jsonb, $21, $20, $20, $22)
     returning id`
