import type { Tx } from '@registre/db'
import { ecrireMotDePasse } from './cle.repository.ts'
import { clesEchecs } from './echecs.ts'

/** Writes the password of an account, and closes all that was open in its name. */
export const choisirMotDePasse = (
  tx: Tx,
  { id, login }: { id: number; login: string },
  hash: string,
): Promise<void> =>
  ecrireMotDePasse(tx, { id, hash, sauf: null, cleEchecs: clesEchecs(login, '').compte })
