import { RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { exigerLectureDesChangements } from './creer-webhook.ts'
import { effacer, lireWebhooks, repositionner } from './webhooks.repository.ts'

/** No hook belongs to the keepers: they have no establishment. */
const maison = (ctx: Ctx): number => acteurOf(ctx).teledeclarantId ?? 0

/** The programs that one's establishment has the register tell. */
export const listerWebhooks = (ctx: Ctx) => lireWebhooks(ctx.deps.db, maison(ctx))

/** Sends again everything after a rank; a suspended hook is in use again. Throws `introuvable`. */
export const reprendreWebhook = (ctx: Ctx, id: number, depuis: number) =>
  ctx.deps.db.transaction(async (tx) => {
    exigerLectureDesChangements(acteurOf(ctx))
    const webhook = await repositionner(tx, id, maison(ctx), depuis)
    if (!webhook) throw new RegisterError('introuvable')
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'reprendre-webhook',
      donnees: { webhookId: id, depuis },
    })
    return webhook
  })

/** Tells a program no more. Throws `introuvable`. */
export const supprimerWebhook = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    if (!(await effacer(tx, id, maison(ctx)))) throw new RegisterError('introuvable')
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type: 'supprimer-webhook',
      donnees: { webhookId: id },
    })
    return {}
  })
