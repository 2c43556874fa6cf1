import type { changements } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { creerWebhook } from './creer-webhook.ts'
import {
  essayerWebhook,
  listerEnvoisWebhook,
  listerWebhooks,
  modifierWebhook,
  renouvelerCleWebhook,
  reprendreWebhook,
  supprimerWebhook,
} from './gerer-webhooks.ts'
import { lireChangements } from '../changements/lire-changements.ts'

export const changementsHandlers: Handlers<typeof changements> = {
  lireChangements: (ctx, { query }) => lireChangements(ctx, query),
  listerWebhooks: (ctx) => listerWebhooks(ctx),
  creerWebhook: (ctx, { body }) => creerWebhook(ctx, body),
  reprendreWebhook: (ctx, { params, body }) => reprendreWebhook(ctx, params.id, body.depuis),
  modifierWebhook: (ctx, { params, body }) => modifierWebhook(ctx, params.id, body),
  renouvelerCleWebhook: (ctx, { params }) => renouvelerCleWebhook(ctx, params.id),
  essayerWebhook: (ctx, { params }) => essayerWebhook(ctx, params.id),
  listerEnvoisWebhook: (ctx, { params, query }) => listerEnvoisWebhook(ctx, params.id, query.avant),
  supprimerWebhook: (ctx, { params }) => supprimerWebhook(ctx, params.id),
}
