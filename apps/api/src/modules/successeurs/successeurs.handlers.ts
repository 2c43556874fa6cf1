import type { successeurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { creerCompteSuccesseur } from './creer-compte-successeur.ts'
import { declarerSuccesseur, modifierSuccesseur } from './declarer-successeur.ts'
import { lireSuccesseurParCle } from './lire-par-cle.ts'
import { refuserDesignation } from './refuser-designation.ts'
import { verifierDeclSuccPossible } from './verifier-possible.ts'

export const successeursHandlers: Handlers<typeof successeurs> = {
  verifierDeclSuccPossible: (ctx, { body }) => verifierDeclSuccPossible(ctx, body.idCopropriete),
  declarerSuccesseur: (ctx, { body }) => declarerSuccesseur(ctx, body),
  modifierSuccesseur: (ctx, { body }) => modifierSuccesseur(ctx, body),
  lireSuccesseurParCle: (ctx, { params }) => lireSuccesseurParCle(ctx, params.key),
  refuserDesignation: (ctx, { params }) => refuserDesignation(ctx, params.key),
  creerCompteSuccesseur: (ctx, { params, body }) => creerCompteSuccesseur(ctx, params.key, body),
}
