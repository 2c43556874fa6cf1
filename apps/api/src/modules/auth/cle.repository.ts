import type { Db, RowOf, Tx } from '@registre/db'

type Reader = Pick<Db, 'query'>

/** An account that may hold a password: open, of a profile that signs in with one. */
const PEUT_AVOIR_UN_MOT_DE_PASSE = `u.actif and u.supprime_le is null and u.profil not in ('restricted', 'DEFAULT', 'INSTITUTIONNEL')
  and (t.statut is null or t.statut in ('ACTIF', 'ATT_ACTIVATION'))`

interface NouvelleCle {
  login: string
  cleHash: string
  expireLe: Date
  maintenant: Date
}

const CREER_CLE = `with compte as (
       select u.id, u.login, u.email, u.teledeclarant_id from utilisateur u left join teledeclarant t on t.id = u.teledeclarant_id
       where u.login = $1 and ${PEUT_AVOIR_UN_MOT_DE_PASSE}
     ), cle as (
       insert into cle_courriel (cle_hash, objet, utilisateur_id, expire_le, cree_le) select $2, 'MOT_DE_PASSE', id, $3, $4 from compte
     ) select * from compte` as const
export type CompteCle = RowOf<typeof CREER_CLE>

/**
 * Writes a key for the account of a login; nothing, in the same statement, when there is none.
 * Gives the account.
 */
export const creerCle = async (tx: Tx, c: NouvelleCle): Promise<CompteCle | undefined> =>
  (await tx.sql(CREER_CLE, [c.login, c.cleHash, c.expireLe, c.maintenant]))[0]

/** The account that a key opens, while it serves. */
export const cleValable = async (
  db: Reader,
  cleHash: string,
  maintenant: Date,
): Promise<{ login: string } | undefined> =>
  (
    await db.query(
      `select u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id left join teledeclarant t on t.id = u.teledeclarant_id
     where c.cle_hash = $1 and c.expire_le > $2 and ${PEUT_AVOIR_UN_MOT_DE_PASSE}`,
      [cleHash, maintenant],
      { name: 'cle-valable' },
    )
  )[0]

/**
 * Spends a key; gives its account, or nothing when the key no longer serves. Two calls at once: one
 * wins.
 */
export const depenserCle = async (
  tx: Tx,
  cleHash: string,
  maintenant: Date,
): Promise<CompteCle | undefined> =>
  (
    await tx.sql(
      `with cle as (delete from cle_courriel where cle_hash = $1 and expire_le > $2 returning utilisateur_id)
     select u.id, u.login, u.email, u.teledeclarant_id from cle join utilisateur u on u.id = cle.utilisateur_id
       left join teledeclarant t on t.id = u.teledeclarant_id where ${PEUT_AVOIR_UN_MOT_DE_PASSE}`,
      [cleHash, maintenant],
    )
  )[0]

/** Gives the stored password of an account, null when it has none. */
export const lireHash = async (db: Reader, id: number): Promise<string | null> =>
  (await db.query(`select mot_de_passe_hash from utilisateur where id = $1`, [id]))[0]
    ?.mot_de_passe_hash ?? null
