import type { Db, Tx } from '@registre/db'
import type { CompteCle } from '../comptes/emettre-cle.ts'
import { PEUT_AVOIR_UN_MOT_DE_PASSE } from '../comptes/cle.sql.ts'

type Reader = Pick<Db, 'query'>

/** The account that a key opens, while it serves. */
export const cleValable = async (
  db: Reader,
  cleHash: string,
  maintenant: Date,
): Promise<{ id: number; login: string } | undefined> =>
  (
    await db.query(
      `select u.id, u.login from cle_courriel c join utilisateur u on u.id = c.utilisateur_id left join teledeclarant t on t.id = u.teledeclarant_id
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
