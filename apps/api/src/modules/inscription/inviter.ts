import type { Tx } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../../platform/cle-courriel.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { type CompteEnAttente, compteEnAttenteDe, remplacerCleActivation } from './en-attente.ts'
import { secretsOf } from '../../platform/secrets.ts'

/**
 * Sends the activation mail of an account that waits for its first password; the keys sent before
 * open nothing more.
 */
export const inviter = async (
  tx: Tx,
  { deps: { clock, settings } }: Ctx,
  compte: CompteEnAttente,
): Promise<void> => {
  const maintenant = clock.now()
  const graine = nouvelleGraine(settings)
  const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
  await remplacerCleActivation(tx, {
    utilisateurId: compte.id,
    cleHash: hacherCle(cleDeGraine(secretsOf(settings), graine)),
    expireLe,
    maintenant,
  })
  await enqueueOutbox(tx, [
    courriel(compte.email, 'inscription', {
      identifiant: compte.login,
      graine,
      expire: instantEnLettres(expireLe),
    }),
  ])
}

/**
 * Tells a creation again: the key to the account that waits, or, without one, that the address
 * already has an account elsewhere.
 */
export const inviterDeNouveau = async (
  tx: Tx,
  ctx: Ctx,
  deja: { id: number; rep_email: string },
): Promise<void> => {
  const compte = await compteEnAttenteDe(tx, deja.id)
  if (compte) await inviter(tx, ctx, compte)
  else if (deja.rep_email !== '')
    await enqueueOutbox(tx, [courriel(deja.rep_email, 'compte-existant', {})])
}
