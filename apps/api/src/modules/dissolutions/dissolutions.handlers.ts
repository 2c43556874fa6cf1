import type { dissolutions } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { annulerDissolution } from './annuler-dissolution.ts'
import { dissoudre } from './dissoudre.ts'
import { lireDissolution, lireInfosDissolution } from './lire-dissolution.ts'

export const dissolutionsHandlers: Handlers<typeof dissolutions> = {
  lireInfosDissolution: (ctx, { params }) => lireInfosDissolution(ctx, params.id),
  lireDissolution: (ctx, { params }) => lireDissolution(ctx, params.id),
  dissoudre: (ctx, { body }) => dissoudre(ctx, body),
  annulerDissolution: (ctx, { params, body }) => annulerDissolution(ctx, { ...body, ...params }),
}
