/** Offices of notaries that are not deleted. */
const ETUDE = `select id, num_etude, raison_sociale, statut from teledeclarant where type = 'NOTAIRE' and statut <> 'SUPPRIME' and`
export const ETUDE_PAR_ID = `${ETUDE} id = $1` as const
export const ETUDE_PAR_NUMERO = `${ETUDE} num_etude = $1`
export const ETUDE_PAR_SIRET = `${ETUDE} siret = $1`
export const TENIR_ETUDE = `${ETUDE} id = $1 for no key update`

export const COMPTES_ETUDE = `select id, profil, nom, prenom, email from utilisateur where teledeclarant_id = $1 and actif and supprime_le is null and profil like 'NOTAIRE\\_%'
     order by profil <> 'NOTAIRE_ADMIN', nom, prenom, id`

export const EMAILS_ADMINS = `select email from utilisateur where teledeclarant_id = $1 and profil = 'NOTAIRE_ADMIN' and actif and supprime_le is null order by id`

/** Who joined an office and awaits its administrator. */
export const ARRIVEES = `select id, profil, nom, prenom, email, cree_le from utilisateur where teledeclarant_id = $1 and not actif and supprime_le is null and profil like 'NOTAIRE\\_%' order by id`
