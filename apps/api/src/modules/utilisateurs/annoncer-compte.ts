import type { Tx } from '@registre/db'
import { libelleNiveau, type Profil } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { courriel, deposerOutbox } from '../../platform/outbox.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../auth/cle-courriel.ts'
import { creerCle } from '../auth/cle.repository.ts'
import { instantEnLettres } from '../auth/instant-en-lettres.ts'
import { type ReglagesSecret, secretsDe } from '../../platform/secrets.ts'

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
  { deps: { clock, settings } }: { deps: Pick<Deps, 'clock'> & { settings: ReglagesSecret } },
  { login, maison, profil, email }: NouveauCompte,
): Promise<void> => {
  const maintenant = clock.now()
  const graine = nouvelleGraine(settings)
  const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
  const compte = await creerCle(tx, {
    login,
    cleHash: hacherCle(cleDeGraine(secretsDe(settings), graine)),
    expireLe,
    maintenant,
  })
  if (!compte) throw new Error('a new account holds no key')
  await deposerOutbox(tx, [
    courriel(email, 'compte-cree', {
      etablissement: maison,
      niveau: libelleNiveau(profil),
      identifiant: login,
      graine,
      expire: instantEnLettres(expireLe),
    }),
  ])
}
