import type { successeurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { creerCompteSuccesseur } from './creer-compte-successeur.ts'
import { declarerSuccesseur, modifierSuccesseur } from './declarer-successeur.ts'
import {
  chercherSyndics,
  designerSyndic,
  lireSyndicDesigne,
  retirerSyndicDesigne,
} from './designer-par-notaire.ts'
import { lireSuccesseurParCle } from './lire-par-cle.ts'
import { refuserDesignation } from './refuser-designation.ts'
import { verifierDeclSuccPossible } from './verifier-possible.ts'

export const successeursHandlers: Handlers<typeof successeurs> = {
  verifierDeclSuccPossible: (ctx, { body }) => verifierDeclSuccPossible(ctx, body.idCopropriete),
  declarerSuccesseur: (ctx, { body }) => declarerSuccesseur(ctx, body),
  modifierSuccesseur: (ctx, { body }) => modifierSuccesseur(ctx, body),
  lireSuccesseurParCle: (ctx, { params }) => lireSuccesseurParCle(ctx, params.key),
  refuserDesignation: (ctx, { params }) => refuserDesignation(ctx, params.key),
  chercherSyndics: (ctx, { query }) => chercherSyndics(ctx, query.q),
  lireSyndicDesigne: (ctx, { params }) => lireSyndicDesigne(ctx, params.id),
  designerSyndic: (ctx, { params, body }) => designerSyndic(ctx, params.id, body),
  retirerSyndicDesigne: (ctx, { params }) => retirerSyndicDesigne(ctx, params.id),
  creerCompteSuccesseur: (ctx, { params, body }) => creerCompteSuccesseur(ctx, params.key, body),
}
