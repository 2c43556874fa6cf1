import type { courriers } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { listerCourriers } from './lister-courriers.ts'
import { noterCourriersImprimes } from './noter-imprimes.ts'
import { telechargerCourrier } from './telecharger-courrier.ts'

export const courriersHandlers: Handlers<typeof courriers> = {
  listerCourriers: (ctx, { query }) => listerCourriers(ctx, query.imprimes ?? false),
  telechargerCourrier: (ctx, { params }) => telechargerCourrier(ctx, params.id),
  noterCourriersImprimes: (ctx, { body }) => noterCourriersImprimes(ctx, body),
}
