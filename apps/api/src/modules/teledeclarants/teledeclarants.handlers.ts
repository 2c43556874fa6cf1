import type { teledeclarants } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireTeledeclarant } from './lire-teledeclarant.ts'
import { modifierTeledeclarant } from './modifier-teledeclarant.ts'
import { rechercherTeledeclarants } from './rechercher-teledeclarants.ts'
import { supprimerTeledeclarant } from './supprimer-teledeclarant.ts'

export const teledeclarantsHandlers: Handlers<typeof teledeclarants> = {
  rechercherTeledeclarants: (ctx, { body }) => rechercherTeledeclarants(ctx, body),
  lireTeledeclarant: (ctx, { params }) => lireTeledeclarant(ctx, params.id),
  supprimerTeledeclarant: (ctx, { params }) => supprimerTeledeclarant(ctx, params.id),
  modifierTeledeclarant: (ctx, { params, body, envoye }) =>
    modifierTeledeclarant(ctx, params.id, body, envoye),
}
