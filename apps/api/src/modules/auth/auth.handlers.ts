import type { auth } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import {
  contournerCaptcha,
  lireInfoMessage,
  obtenirDefiCaptcha,
  verifierCaptcha,
} from './captcha.ts'
import { changerMotDePasse } from './changer-mot-de-passe.ts'
import { demanderMotDePasse } from './demander-mot-de-passe.ts'
import { emprunterCompte } from '../entrer/emprunter-compte.ts'
import { enregistrerCompte } from './enregistrer-compte.ts'
import { fermerSession } from './fermer-session.ts'
import { lireCompte } from '../entrer/lire-compte.ts'
import { listerMesSessions } from './lister-mes-sessions.ts'
import { rendreCompte } from '../entrer/rendre-compte.ts'
import { seConnecter } from '../entrer/par-mot-de-passe.ts'
import { seDeconnecter } from './se-deconnecter.ts'
import { verifierCle } from './verifier-cle.ts'

export const authHandlers: Handlers<typeof auth> = {
  verifierCaptcha: (ctx, { body }) => verifierCaptcha(ctx, body.captcha),
  contournerCaptcha: (ctx) => contournerCaptcha(ctx),
  obtenirDefiCaptcha: (ctx) => obtenirDefiCaptcha(ctx),
  seConnecter: (ctx, { body }) => seConnecter(ctx, body),
  lireCompte: (ctx) => lireCompte(ctx),
  enregistrerCompte: (ctx, { body, envoye }) => enregistrerCompte(ctx, body, envoye),
  seDeconnecter: (ctx) => seDeconnecter(ctx),
  demanderMotDePasse: (ctx, { body }) => demanderMotDePasse(ctx, body.login),
  verifierCle: (ctx, { params }) => verifierCle(ctx, params.key),
  changerMotDePasse: (ctx, { body }) => changerMotDePasse(ctx, body),
  listerMesSessions: (ctx) => listerMesSessions(ctx),
  fermerSession: (ctx, { params }) => fermerSession(ctx, params.id),
  emprunterCompte: (ctx, { params, query }) => emprunterCompte(ctx, params.id, query),
  rendreCompte: (ctx) => rendreCompte(ctx),
  lireInfoMessage: (ctx) => lireInfoMessage(ctx),
}
