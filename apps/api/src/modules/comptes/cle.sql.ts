import { DECLARANT_OUVERT } from '../../platform/session-store.ts'

/** An account that may hold a password: open, of a profile that signs in with one. */
export const PEUT_AVOIR_UN_MOT_DE_PASSE =
  `u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')
  and ${DECLARANT_OUVERT}` as const

/** Writes a key for the account of a login; nothing, in the same statement, when there is none. */
export const CREER_CLE = `with compte as (
       select u.id, u.login, u.email, u.teledeclarant_id from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id
       where u.login = $1 and ${PEUT_AVOIR_UN_MOT_DE_PASSE} for key share of u
     ), cle as (
       insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) select $2, 'MOT_DE_PASSE', id, $3, $4 from compte
     ) select * from compte` as const
