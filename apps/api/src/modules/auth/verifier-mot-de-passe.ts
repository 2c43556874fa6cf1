import type { Db } from '@registre/db'
import { lireHash } from './cle.repository.ts'
import { motDePasseJuste } from '../../platform/mot-de-passe.ts'

type Reader = Pick<Db, 'query'>

/** True when an account signs in with a password. */
export const aUnMotDePasse = async (db: Reader, id: number): Promise<boolean> =>
  (await lireHash(db, id)) !== null

/** True when the password is the account's. */
export const verifierMotDePasse = async (
  db: Reader,
  id: number,
  motDePasse: string,
): Promise<boolean> => motDePasseJuste(await lireHash(db, id), motDePasse)
