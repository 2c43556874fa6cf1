import type { file } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { affecterDemandes } from './affecter-lot.ts'
import { compterFile, listerFile, trouverPlusUrgente } from './lister-file.ts'

export const fileHandlers: Handlers<typeof file> = {
  listerFile: (ctx, { body }) => listerFile(ctx, body),
  compterFile: (ctx, { query }) => compterFile(ctx, query.depuis),
  trouverDemandeUrgente: (ctx, { body }) => trouverPlusUrgente(ctx, body),
  affecterDemandes: (ctx, { body }) => affecterDemandes(ctx, body),
}
