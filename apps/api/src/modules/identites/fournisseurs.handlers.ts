import type { fournisseurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { PORTES } from './portes.ts'

export const fournisseursHandlers: Handlers<typeof fournisseurs> = {
  ouvrirFournisseur: (ctx, { params, query }) => PORTES[params.fournisseur].ouvrir(ctx, query),
  conclureFournisseur: (ctx, { params, query }) => PORTES[params.fournisseur].conclure(ctx, query),
}
