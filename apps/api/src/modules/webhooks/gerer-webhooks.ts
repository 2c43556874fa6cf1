import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { type EvenementJournal, type EvenementSuivi, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { exigerRang } from '../changements/exiger-rang.ts'
import { teteDuSceau } from '../journal/sceller-journal.ts'
import { verifierAdresse } from './adresse.ts'
import { exigerLectureDesChangements, nouvelleGraine } from './creer-webhook.ts'
import { lireEnvois } from './envois.repository.ts'
import { cleDeWebhook } from './signature.ts'
import {
  changerGraine,
  demanderEssai,
  effacer,
  lireWebhooks,
  regler,
  repositionner,
} from './webhooks.repository.ts'

/** No hook belongs to the keepers: they have no establishment. */
const maison = (ctx: Ctx): number => acteurOf(ctx).teledeclarantId ?? 0

/** The programs that one's establishment has the register tell. */
export const listerWebhooks = (ctx: Ctx) => lireWebhooks(ctx.deps.db, maison(ctx))

type Webhook = HandlerOutput<(typeof contract)['listerWebhooks']>[number]

/** Does something to a hook of one's establishment, told in the journal. Throws `introuvable`. */
const changer = (
  ctx: Ctx,
  id: number,
  type: EvenementJournal,
  faire: (tx: Tx) => Promise<Webhook | null>,
  donnees: Record<string, unknown> = {},
): Promise<Webhook> =>
  ctx.deps.db.transaction(async (tx) => {
    const webhook = await faire(tx)
    if (!webhook) throw new RegisterError('introuvable')
    await journaliser(tx, ctx, {
      categorie: 'COMPTE',
      type,
      donnees: { webhookId: id, ...donnees },
    })
    return webhook
  })

/**
 * Sends again everything after a rank; a suspended hook is in use again. Throws `introuvable`,
 * `requete-invalide` for a rank past the last one.
 */
export const reprendreWebhook = async (ctx: Ctx, id: number, depuis: number): Promise<Webhook> => {
  exigerLectureDesChangements(acteurOf(ctx))
  exigerRang(depuis, (await teteDuSceau(ctx.deps.db)).rang)
  return changer(ctx, id, 'reprendre-webhook', (tx) => repositionner(tx, id, maison(ctx), depuis), {
    depuis,
  })
}

/**
 * Changes the name, the address or the events told. Throws `introuvable`, `adresse-refusee`,
 * `acces-non-autorise`.
 */
export const modifierWebhook = (
  ctx: Ctx,
  id: number,
  saisie: { nom: string; url: string; evenements: EvenementSuivi[] },
): Promise<Webhook> => {
  exigerLectureDesChangements(acteurOf(ctx))
  verifierAdresse(saisie.url, ctx.deps.settings)
  return changer(ctx, id, 'modifier-webhook', (tx) => regler(tx, id, maison(ctx), saisie), {
    hote: new URL(saisie.url).host,
  })
}

/** Gives a hook another key, shown here and nowhere else. Throws `introuvable`. */
export const renouvelerCleWebhook = async (
  ctx: Ctx,
  id: number,
): Promise<HandlerOutput<(typeof contract)['renouvelerCleWebhook']>> => {
  const { settings } = ctx.deps
  const graine = nouvelleGraine(settings)
  const webhook = await changer(ctx, id, 'renouveler-cle-webhook', (tx) =>
    changerGraine(tx, id, maison(ctx), graine),
  )
  return { webhook, cle: cleDeWebhook(secretsOf(settings), graine) }
}

/** Asks for a delivery without a change; the worker sends it within seconds. Throws `introuvable`. */
export const essayerWebhook = (ctx: Ctx, id: number): Promise<Webhook> =>
  changer(ctx, id, 'essayer-webhook', (tx) => demanderEssai(tx, id, maison(ctx)))

const ENVOIS_PAR_PAGE = 50

/** The tries of a hook and their answers, the newest first. Throws `introuvable`. */
export const listerEnvoisWebhook = async (
  ctx: Ctx,
  id: number,
  avant: number | undefined,
): Promise<HandlerOutput<(typeof contract)['listerEnvoisWebhook']>> => {
  const { db } = ctx.deps
  if (!(await lireWebhooks(db, maison(ctx))).some((w) => w.id === id))
    throw new RegisterError('introuvable')
  const lus = await lireEnvois(db, id, avant ?? null, ENVOIS_PAR_PAGE + 1)
  return { envois: lus.slice(0, ENVOIS_PAR_PAGE), encore: lus.length > ENVOIS_PAR_PAGE }
}

/** Tells a program no more. Throws `introuvable`. */
export const supprimerWebhook = (ctx: Ctx, id: number): Promise<Record<string, never>> =>
  ctx.deps.db.transaction(async (tx) => {
    if (!(await effacer(tx, id, maison(ctx)))) throw new RegisterError('introuvable')
    await journaliser(tx, ctx, { type: 'supprimer-webhook', donnees: { webhookId: id } })
    return {}
  })
