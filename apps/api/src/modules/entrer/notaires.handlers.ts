import type { notaires } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { conclureConnexionNotaire, ouvrirConnexionNotaire } from './par-connexion-notaires.ts'

export const notairesHandlers: Handlers<typeof notaires> = {
  ouvrirConnexionNotaire: (ctx, { query }) => ouvrirConnexionNotaire(ctx, query),
  conclureConnexionNotaire: (ctx, { query }) => conclureConnexionNotaire(ctx, query),
}
