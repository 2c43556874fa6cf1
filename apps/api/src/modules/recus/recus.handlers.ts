import type { recus } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireRecu, listerRecus } from './lire-recu.ts'
import { recuPdf } from './recu-pdf.ts'

export const recusHandlers: Handlers<typeof recus> = {
  listerRecus: (ctx) => listerRecus(ctx),
  lireRecu: (ctx, { params }) => lireRecu(ctx, params.reference),
  telechargerRecu: (ctx, { params }) => recuPdf(ctx, params.reference),
}
