import type { utilisateurs } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { creerUtilisateur } from './creer-utilisateur.ts'
import { lireUtilisateur } from './lire-utilisateur.ts'
import { listerUtilisateurs, listerUtilisateursTeledeclarant } from './lister-utilisateurs.ts'
import { modifierUtilisateur, modifierUtilisateurTeledeclarant } from './modifier-utilisateur.ts'
import { supprimerUtilisateurs } from './supprimer-utilisateurs.ts'

export const utilisateursHandlers: Handlers<typeof utilisateurs> = {
  creerUtilisateur: (ctx, { body }) => creerUtilisateur(ctx, body),
  modifierUtilisateur: (ctx, { body, envoye }) => modifierUtilisateur(ctx, body, envoye),
  lireUtilisateur: (ctx, { params }) => lireUtilisateur(ctx, params.id),
  listerUtilisateurs: (ctx, { params }) => listerUtilisateurs(ctx, params.id),
  listerUtilisateursTeledeclarant: (ctx, { params }) =>
    listerUtilisateursTeledeclarant(ctx, params.id),
  modifierUtilisateurTeledeclarant: (ctx, { body, envoye }) =>
    modifierUtilisateurTeledeclarant(ctx, body, envoye),
  supprimerUtilisateurs: (ctx, { body }) => supprimerUtilisateurs(ctx, body),
}
