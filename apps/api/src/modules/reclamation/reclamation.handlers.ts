import type { reclamation } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { cloreReclamation, repondreReclamation, rouvrirReclamation } from './deplacer.ts'
import { envoyerReclamation } from './envoyer-reclamation.ts'
import { lireReclamation } from './lire-reclamation.ts'
import {
  lireChampsObligatoires,
  listerObjetsReclamation,
  listerTypesDemandeur,
  listerTypesReclamation,
} from './lister-choix.ts'
import { rechercherReclamations } from './rechercher-reclamations.ts'
import { trouverNomCopropriete } from './trouver-nom-copropriete.ts'

export const reclamationHandlers: Handlers<typeof reclamation> = {
  listerTypesDemandeur: (_, { params }) => listerTypesDemandeur(params.x),
  listerObjetsReclamation: (_, { params }) => listerObjetsReclamation(params.x),
  listerTypesReclamation: (_, { params }) => listerTypesReclamation(params.x, params.y),
  lireChampsObligatoires: (_, { params, query }) =>
    lireChampsObligatoires(params.x, query.demandeur),
  trouverNomCopropriete: (ctx, { params }) => trouverNomCopropriete(ctx, params.immat),
  envoyerReclamation: (ctx, { body }) => envoyerReclamation(ctx, body),
  rechercherReclamations: (ctx, { body }) => rechercherReclamations(ctx, body),
  lireReclamation: (ctx, { params }) => lireReclamation(ctx, params.id),
  repondreReclamation: (ctx, { params, body }) => repondreReclamation(ctx, params.id, body),
  cloreReclamation: (ctx, { params, body }) => cloreReclamation(ctx, params.id, body),
  rouvrirReclamation: (ctx, { params, body }) => rouvrirReclamation(ctx, params.id, body),
}
