import type { etablissements } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { enregistrerEtablissement } from './enregistrer-etablissement.ts'
import { lireEtablissement } from './lire-etablissement.ts'

export const etablissementsHandlers: Handlers<typeof etablissements> = {
  lireEtablissement: (ctx, { params }) => lireEtablissement(ctx, params.id),
  enregistrerEtablissement: (ctx, { body, envoye }) => enregistrerEtablissement(ctx, body, envoye),
}
