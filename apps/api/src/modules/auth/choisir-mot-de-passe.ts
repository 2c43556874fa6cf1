import type { Tx } from '@registre/db'
import { finirAcces } from '../utilisateurs/finir-acces.ts'
import { ecrireMotDePasse } from './cle.repository.ts'
import { clesEchecs } from '../../platform/echecs.ts'

/**
 * Writes the password of an account, and ends all that was open in its name, but the session that
 * chose it; none: a key received by mail did.
 */
export const choisirMotDePasse = async (
  tx: Tx,
  { id, login }: { id: number; login: string },
  hash: string,
  { maintenant, sauf = null }: { maintenant: Date; sauf?: string | null },
): Promise<void> => {
  const cleEchecs = clesEchecs(login, '').compte
  await ecrireMotDePasse(tx, { id, hash, cleEchecs, cleRecueLe: sauf === null ? maintenant : null })
  await finirAcces(tx, [id], maintenant, sauf)
}
