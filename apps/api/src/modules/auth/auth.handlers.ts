import type { auth } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { contournerCaptcha, lireInfoMessage, obtenirDefiCaptcha, verifierCaptcha } from './captcha.ts'
import { enregistrerCompte } from './enregistrer-compte.ts'
import { lireCompte } from './lire-compte.ts'
import { seConnecter } from './se-connecter.ts'
import { seDeconnecter } from './se-deconnecter.ts'

export const authHandlers: Handlers<typeof auth> = {
  verifierCaptcha: (ctx, { body }) => verifierCaptcha(ctx, body.captcha),
  contournerCaptcha: (ctx) => contournerCaptcha(ctx),
  obtenirDefiCaptcha: (ctx) => obtenirDefiCaptcha(ctx),
  seConnecter: (ctx, { body }) => seConnecter(ctx, body),
  lireCompte: (ctx) => lireCompte(ctx),
  enregistrerCompte: (ctx, { body }) => enregistrerCompte(ctx, body),
  seDeconnecter: (ctx) => seDeconnecter(ctx),
  lireInfoMessage: (ctx) => lireInfoMessage(ctx),
}
