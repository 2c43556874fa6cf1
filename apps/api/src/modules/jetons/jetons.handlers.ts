import type { jetons } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { creerJeton } from './creer-jeton.ts'
import { listerJetons } from './lister-jetons.ts'
import { revoquerJeton } from './revoquer-jeton.ts'

export const jetonsHandlers: Handlers<typeof jetons> = {
  listerJetons: (ctx, { query }) => listerJetons(ctx, query.idUtilisateur),
  creerJeton: (ctx, { body }) => creerJeton(ctx, body),
  revoquerJeton: (ctx, { params }) => revoquerJeton(ctx, params.id),
}
