import { randomBytes } from 'node:crypto'
import type { contract, HandlerOutput } from '@registre/contract'
import { type Acteur, type EvenementSuivi, peutAgir, RegisterError } from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { verifierAdresse } from './adresse.ts'
import { cleDeWebhook } from './signature.ts'
import { insererWebhook } from './webhooks.repository.ts'
import { signSeed, secretsOf } from '../../platform/secrets.ts'

const MAX_PAR_ETABLISSEMENT = 5

/**
 * What a hook tells is what /api/changements tells: the same right, which a token may lack. Throws
 * `acces-non-autorise`.
 */
export const exigerLectureDesChangements = (acteur: Acteur): void => {
  if (!peutAgir(acteur, 'VISUALISER_COPRO')) throw new RegisterError('acces-non-autorise')
}

/** What a key is derived from: kept, where the key itself never is. */
export const nouvelleGraine = (settings: Ctx['deps']['settings']): string =>
  signSeed(settings, randomBytes(24).toString('base64url'))

/**
 * Adds a program to tell of changes, from now on; its key is shown here and nowhere else. Throws
 * `acces-non-autorise`, `adresse-refusee`, `trop-d-elements`.
 */
export const creerWebhook = async (
  ctx: Ctx,
  saisie: { nom: string; url: string; evenements: EvenementSuivi[] },
): Promise<HandlerOutput<(typeof contract)['creerWebhook']>> => {
  const { settings, db } = ctx.deps
  const acteur = acteurOf(ctx)
  const { teledeclarantId, utilisateurId } = acteur
  exigerLectureDesChangements(acteur)
  if (teledeclarantId === null) throw new RegisterError('acces-non-autorise')
  verifierAdresse(saisie.url, settings)
  const graine = nouvelleGraine(settings)
  return db.transaction(async (tx) => {
    const webhook = await insererWebhook(tx, {
      ...saisie,
      teledeclarantId,
      utilisateurId,
      graine,
      max: MAX_PAR_ETABLISSEMENT,
    })
    if (!webhook) throw new RegisterError('trop-d-elements')
    await journaliser(tx, ctx, {
      type: 'creer-webhook',
      donnees: { webhookId: webhook.id, hote: new URL(saisie.url).host },
    })
    return { webhook, cle: cleDeWebhook(secretsOf(settings), graine) }
  })
}
