import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { arreterSuivi, confirmerSuivi } from '../suivis/suivre-fiche.ts'
import { confirmerParCle, effacerParCle } from './abonnement.repository.ts'

/**
 * Confirms a subscription, or the follow of a sheet, by the key of its mail; a second time changes
 * nothing (a follow goes on for a year). Throws `introuvable` for a key that no longer serves,
 * `transition-interdite` for a sheet that cannot be followed.
 */
export const confirmerAbonnement = async (ctx: Ctx, cle: string): Promise<{ response: boolean }> =>
  ctx.deps.db.transaction(async (tx) => {
    const issue = await confirmerParCle(tx, hacherCle(cle), ctx.deps.clock.now())
    if (issue === null && !(await confirmerSuivi(tx, ctx, cle)))
      throw new RegisterError('introuvable', {
        message:
          'Ce lien n’est plus valable : il a plus de 24 heures, ou un lien plus récent vous a été envoyé.',
      })
    // The address is not written in the journal, which is never erased.
    if (issue === 'confirme') await journaliser(tx, ctx, { type: 'abonner-newsletter' })
    return { response: true }
  })

/**
 * Ends a subscription, or a follow, by the key that each of its mails carries: the address is erased. Throws
 * `introuvable` for an unknown key.
 */
export const seDesabonnerNewsletter = async (
  ctx: Ctx,
  cle: string,
): Promise<{ response: boolean }> =>
  ctx.deps.db.transaction(async (tx) => {
    if (await arreterSuivi(tx, ctx, cle)) return { response: true }
    if (!(await effacerParCle(tx, hacherCle(cle))))
      throw new RegisterError('introuvable', {
        message:
          'Ce lien ne correspond à aucun abonnement : il est sans doute déjà terminé, ou le lien a été coupé. Si les courriels viennent encore, ouvrez le lien du dernier reçu.',
      })
    await journaliser(tx, ctx, { type: 'desabonner-newsletter' })
    return { response: true }
  })
