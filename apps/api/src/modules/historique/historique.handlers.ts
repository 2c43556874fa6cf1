import type { historique } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireChronologie } from './lire-chronologie.ts'
import {
  comparerDeclarations,
  lireEtatALaDate,
  listerDeclarationsPrecedentes,
} from './lire-historique.ts'

export const historiqueHandlers: Handlers<typeof historique> = {
  listerDeclarationsPrecedentes: (ctx, { params }) => listerDeclarationsPrecedentes(ctx, params.id),
  lireChronologie: (ctx, { params }) => lireChronologie(ctx, params.id),
  comparerDeclarations: (ctx, { params, query }) =>
    comparerDeclarations(ctx, { id: params.id, ...query }),
  lireEtatALaDate: (ctx, { params, query }) =>
    lireEtatALaDate(ctx, { id: params.id, date: query.a_la_date }),
}
