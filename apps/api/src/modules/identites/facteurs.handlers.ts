import type { facteurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { preparerPresentation } from '../facteurs/cles.ts'
import { delierIdentite, lireIdentiteLiee } from './identite-liee.ts'
import { conclureConnexion, seConnecterParCle } from '../entrer/par-second-facteur.ts'
import {
  ajouterCle,
  confirmerCode,
  lireFacteurs,
  preparerCle,
  preparerCode,
  renouvelerCodesSecours,
  retirerCle,
  retirerCode,
} from '../facteurs/mes-facteurs.ts'
import { oublierFacteurs } from '../facteurs/oublier-facteurs.ts'

export const facteursHandlers: Handlers<typeof facteurs> = {
  lireFacteurs: async (ctx) => ({
    ...(await lireFacteurs(ctx)),
    identite: await lireIdentiteLiee(ctx),
  }),
  preparerCode: (ctx) => preparerCode(ctx),
  confirmerCode: (ctx, { body }) => confirmerCode(ctx, body.code),
  retirerCode: (ctx) => retirerCode(ctx),
  preparerCle: (ctx) => preparerCle(ctx),
  ajouterCle: (ctx, { body }) => ajouterCle(ctx, body),
  retirerCle: (ctx, { params: { id } }) =>
    typeof id === 'number' ? retirerCle(ctx, id) : delierIdentite(ctx, id),
  renouvelerCodesSecours: (ctx) => renouvelerCodesSecours(ctx),
  conclureConnexion: (ctx, { body }) => conclureConnexion(ctx, body.code),
  preparerConnexionCle: (ctx) => preparerPresentation(ctx),
  seConnecterParCle: (ctx, { body }) => seConnecterParCle(ctx, body),
  oublierFacteurs: (ctx, { params }) => oublierFacteurs(ctx, params.id),
}
