import type { Db, RowOf } from '@registre/db'
import { hashToken } from '../../platform/session-store.ts'
import type { Acces } from '@registre/domain'

type Reader = Pick<Db, 'query'>

const DEPENSER = `delete from connexion_clavis where etat_hash = $1 and navigateur_hash = $2 and expire_le > $3 and acces = $4
  returning nonce, verificateur, retour, session_hash, lier`
export type ConnexionEnRoute = RowOf<typeof DEPENSER>

/** Keeps a sign-on on its way; only hashes of its state and of its browser. */
export const noterDepart = async (
  db: Reader,
  c: {
    acces: Acces
    etat: string
    navigateur: string
    nonce: string
    verificateur: string
    retour: string
    lier: boolean
    sessionHash: string | null
    expireLe: Date
  },
): Promise<void> => {
  await db.query(
    `insert into connexion_clavis (etat_hash, navigateur_hash, nonce, verificateur, retour, session_hash, expire_le, acces, lier) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      hashToken(c.etat),
      hashToken(c.navigateur),
      c.nonce,
      c.verificateur,
      c.retour,
      c.sessionHash,
      c.expireLe,
      c.acces,
      c.lier,
    ],
  )
}

/**
 * Spends a sign-on that this browser started there: the second answer of the same trip finds
 * nothing, nor does the other provider's.
 */
export const depenserDepart = async (
  db: Reader,
  acces: Acces,
  etat: string,
  navigateur: string,
  maintenant: Date,
): Promise<ConnexionEnRoute | undefined> =>
  (await db.query(DEPENSER, [hashToken(etat), hashToken(navigateur), maintenant, acces]))[0]
