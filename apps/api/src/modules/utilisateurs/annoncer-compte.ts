import type { Tx } from '@registre/db'
import { libelleNiveau, type Profil } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { emettreCle } from '../comptes/emettre-cle.ts'
import type { SecretSettings } from '../../platform/secrets.ts'

interface NouveauCompte {
  login: string
  maison: string
  profil: Profil
  email: string
}

/**
 * Tells a person that an account has been opened for it, with a key to choose its password: the
 * mail exists only if the account does.
 */
export const annoncerCompte = async (
  tx: Tx,
  ctx: { deps: Pick<Deps, 'clock'> & { settings: SecretSettings } },
  { login, maison, profil, email }: NouveauCompte,
): Promise<void> => {
  const { compte, graine, expire } = await emettreCle(tx, ctx, login)
  if (!compte) throw new Error('a new account holds no key')
  await enqueueOutbox(tx, [
    courriel(email, 'compte-cree', {
      etablissement: maison,
      niveau: libelleNiveau(profil),
      identifiant: login,
      graine,
      expire,
    }),
  ])
}
