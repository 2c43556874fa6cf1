import type { portefeuilles } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { controlerClasseur } from './controler-classeur.ts'
import { controlerPortefeuille } from './controler-portefeuille.ts'
import { annulerPortefeuille, deposerPortefeuille } from './deposer-portefeuille.ts'
import { lirePortefeuille, listerLignes, listerPortefeuilles } from './lire-portefeuille.ts'
import { telechargerModele } from './modele-portefeuille.ts'
import { telechargerResultat } from './resultat-portefeuille.ts'

export const portefeuillesHandlers: Handlers<typeof portefeuilles> = {
  telechargerModelePortefeuille: (ctx) => telechargerModele(ctx),
  listerPortefeuilles: (ctx) => listerPortefeuilles(ctx),
  controlerPortefeuille: (ctx, { body }) =>
    controlerPortefeuille(ctx, {
      nom: body.nom,
      lignes: body.lignes.map((saisie, i) => ({ ligne: i + 1, saisie })),
    }),
  controlerClasseurPortefeuille: (ctx, { body }) => controlerClasseur(ctx, body.fichier),
  lirePortefeuille: (ctx, { params }) => lirePortefeuille(ctx, params.id),
  listerLignesPortefeuille: (ctx, { params, query }) => listerLignes(ctx, params.id, query),
  deposerPortefeuille: (ctx, { params, body }) =>
    deposerPortefeuille(ctx, params.id, body.confirmations),
  annulerPortefeuille: (ctx, { params }) => annulerPortefeuille(ctx, params.id),
  telechargerResultatPortefeuille: (ctx, { params, query }) =>
    telechargerResultat(ctx, params.id, query.format),
}
