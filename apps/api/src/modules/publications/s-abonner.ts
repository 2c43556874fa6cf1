import { LIMITES_LETTRE, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { cleDeGraine, hacherCle, nouvelleGraine, VIE_CLE_MS } from '../../platform/cle-courriel.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { depasser } from '../../platform/exiger-mesure.ts'
import { ecrireDemande, noterCourriel, tenirAbonnement } from './abonnement.repository.ts'
import { secretsOf } from '../../platform/secrets.ts'

/** Nobody can fill another's mailbox from the footer: one mail per address in this time. */
const ENTRE_DEUX_COURRIELS_MS = 600_000

/**
 * Asks for a subscription: a mail to confirm, or to say that the address is already subscribed. The
 * answer is the same in each case:
 * it tells nothing of the address.
 */
export const sAbonnerNewsletter = async (ctx: Ctx, saisi: string): Promise<void> => {
  const { deps } = ctx
  const email = saisi.toLowerCase()
  const exces = await depasser(ctx, 'lettre', email, LIMITES_LETTRE(email))
  if (exces === 'reseau')
    throw new RegisterError('trop-de-requetes', {
      message:
        'Beaucoup d’abonnements ont été demandés depuis votre réseau aujourd’hui : recommencez demain.',
    })
  // Too many mails to this recipient or its domain: nothing leaves, and the answer is the usual one,
  // which tells nothing of an address.
  if (exces) return
  const maintenant = deps.clock.now()
  const hash = (graine: string) => hacherCle(cleDeGraine(secretsOf(deps.settings), graine))
  await deps.db.transaction(async (tx) => {
    const connu = await tenirAbonnement(tx, email)
    if (
      connu &&
      maintenant.getTime() - connu.dernier_courriel_le.getTime() < ENTRE_DEUX_COURRIELS_MS
    )
      return
    if (connu?.confirme_le) {
      await noterCourriel(tx, connu.id, maintenant)
      return enqueueOutbox(tx, [
        courriel(email, 'newsletter-deja-abonne', { graine: connu.desabonnement_graine }),
      ])
    }
    const [graine, desabonnementGraine] = [
      nouvelleGraine(deps.settings),
      nouvelleGraine(deps.settings),
    ]
    const expireLe = new Date(maintenant.getTime() + VIE_CLE_MS)
    await ecrireDemande(tx, {
      email,
      confirmationHash: hash(graine),
      expireLe,
      desabonnementGraine,
      desabonnementHash: hash(desabonnementGraine),
      maintenant,
    })
    await enqueueOutbox(tx, [
      courriel(email, 'newsletter-confirmation', { graine, expire: instantEnLettres(expireLe) }),
    ])
  })
}
