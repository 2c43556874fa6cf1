import type { facteurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { preparerPresentation } from '../facteurs/cles.ts'
import { conclureConnexion, seConnecterParCle } from './par-second-facteur.ts'
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
  lireFacteurs: (ctx) => lireFacteurs(ctx),
  preparerCode: (ctx) => preparerCode(ctx),
  confirmerCode: (ctx, { body }) => confirmerCode(ctx, body.code),
  retirerCode: (ctx) => retirerCode(ctx),
  preparerCle: (ctx) => preparerCle(ctx),
  ajouterCle: (ctx, { body }) => ajouterCle(ctx, body),
  retirerCle: (ctx, { params }) => retirerCle(ctx, params.id),
  renouvelerCodesSecours: (ctx) => renouvelerCodesSecours(ctx),
  conclureConnexion: (ctx, { body }) => conclureConnexion(ctx, body.code),
  preparerConnexionCle: (ctx) => preparerPresentation(ctx),
  seConnecterParCle: (ctx, { body }) => seConnecterParCle(ctx, body),
  oublierFacteurs: (ctx, { params }) => oublierFacteurs(ctx, params.id),
}
