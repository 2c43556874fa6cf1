import type { RowOf, Tx } from '@registre/db'
import type { Deps } from '../../platform/context.ts'
import { type SecretSettings, secretsOf } from '../../platform/secrets.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../../platform/cle-courriel.ts'
import { CREER_CLE } from './cle.sql.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'

export type CompteCle = RowOf<typeof CREER_CLE>

/**
 * A key to choose a password, for the account of a login: gives the account, when there is one, and
 * what the mail says.
 */
export const emettreCle = async (
  tx: Tx,
  { deps: { clock, settings } }: { deps: Pick<Deps, 'clock'> & { settings: SecretSettings } },
  login: string,
): Promise<{ compte: CompteCle | undefined; graine: string; expire: string }> => {
  const maintenant = clock.now()
  const graine = nouvelleGraine(settings)
  const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
  const cleHash = hacherCle(cleDeGraine(secretsOf(settings), graine))
  const [compte] = await tx.sql(CREER_CLE, [login, cleHash, expireLe, maintenant])
  return { compte, graine, expire: instantEnLettres(expireLe) }
}
