const CLE = `c.cle_hash = $1 and c.objet = 'ACTIVATION' and c.expire_le > $2`

/** Accounts that wait for their first password, with their establishment. */
const EN_ATTENTE = `select u.id, u.login, u.email, u.profil, t.id as teledeclarant_id from utilisateur u join teledeclarant t on t.id = u.teledeclarant_id
  where t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null and u.mot_de_passe_hash is null`

export const EN_ATTENTE_PAR_LOGIN = `${EN_ATTENTE} and u.login = lower($1)` as const
export const EN_ATTENTE_DE = `${EN_ATTENTE} and t.id = $1 order by u.id limit 1`

export const OUBLIER_CLES_ACTIVATION = `delete from cle_courriel where utilisateur_id = $1 and objet = 'ACTIVATION'`

export const POSER_CLE_ACTIVATION = `insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) values ($1, 'ACTIVATION', $2, $3, $4)`

export const CLE_ACTIVATION_VALABLE = `select u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id join teledeclarant t on t.id = u.teledeclarant_id
       where ${CLE} and t.statut = 'ATT_CREA_COMPTE' and u.actif and u.supprime_le is null`

export const DEPENSER_CLE_ACTIVATION = `delete from cle_courriel c where ${CLE} returning c.utilisateur_id`

export const TENIR_EN_ATTENTE = `${EN_ATTENTE} and u.id = (select c.utilisateur_id from cle_courriel c where ${CLE}) for no key update of t`
