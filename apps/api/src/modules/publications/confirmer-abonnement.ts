import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { confirmerParCle, effacerParCle } from './abonnement.repository.ts'

/**
 * Confirms a subscription by the key of its mail; a second time changes nothing. Throws
 * `introuvable` for a key that no longer serves.
 */
export const confirmerAbonnement = async (ctx: Ctx, cle: string): Promise<{ response: boolean }> =>
  ctx.deps.db.transaction(async (tx) => {
    const issue = await confirmerParCle(tx, hacherCle(cle), ctx.deps.clock.now())
    if (issue === null)
      throw new RegisterError('introuvable', {
        message:
          'Ce lien n’est plus valable : il a plus de 24 heures, ou un lien plus récent vous a été envoyé.',
      })
    // The address is not written in the journal, which is never erased.
    if (issue === 'confirme')
      await journaliser(tx, ctx, { categorie: 'CONTACT', type: 'abonner-newsletter' })
    return { response: true }
  })

/**
 * Ends a subscription by the key that each newsletter carries: the address is erased. Throws
 * `introuvable` for an unknown key.
 */
export const seDesabonnerNewsletter = async (
  ctx: Ctx,
  cle: string,
): Promise<{ response: boolean }> =>
  ctx.deps.db.transaction(async (tx) => {
    if (!(await effacerParCle(tx, hacherCle(cle))))
      throw new RegisterError('introuvable', {
        message:
          'Ce lien ne correspond à aucun abonnement : il est sans doute déjà terminé, ou le lien a été coupé. Si la lettre vient encore, ouvrez le lien de la dernière reçue.',
      })
    await journaliser(tx, ctx, { categorie: 'CONTACT', type: 'desabonner-newsletter' })
    return { response: true }
  })
