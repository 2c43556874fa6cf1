import type { misesAJour } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { commencerMiseAJour } from './commencer-mise-a-jour.ts'
import {
  accepterDeclarationPredecesseur,
  listerDeclarationsPredecesseur,
  supprimerDeclarationPredecesseur,
} from './juger-declaration-predecesseur.ts'
import { reparerParcelles } from './reparer-parcelles.ts'
import { verifierModificationNotaire } from './verifier-modification-notaire.ts'

export const misesAJourHandlers: Handlers<typeof misesAJour> = {
  commencerMiseAJour: (ctx, { body }) => commencerMiseAJour(ctx, body),
  verifierModificationNotaire: (ctx, { params }) => verifierModificationNotaire(ctx, params.id),
  reparerParcelles: (ctx, { params, body }) =>
    reparerParcelles(ctx, { ...body, id: params.idDeclaration }),
  listerDeclarationsPredecesseur: (ctx) => listerDeclarationsPredecesseur(ctx),
  accepterDeclarationPredecesseur: (ctx, { params }) =>
    accepterDeclarationPredecesseur(ctx, params.id),
  supprimerDeclarationPredecesseur: (ctx, { params }) =>
    supprimerDeclarationPredecesseur(ctx, params.id),
}
