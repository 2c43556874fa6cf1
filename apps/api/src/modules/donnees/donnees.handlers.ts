import type { donnees } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lirePublication } from './lire-publication.ts'
import { lireSchema } from './lire-schema.ts'
import { telechargerDonnees } from './telecharger-donnees.ts'

export const donneesHandlers: Handlers<typeof donnees> = {
  telechargerDonneesBrutes: (ctx, { query }) => telechargerDonnees(ctx, query),
  lirePublicationDonnees: lirePublication,
  lireSchemaDonnees: async (_, { query }) => lireSchema(query.perimetre),
  telechargerGrilleLecture: async (_, { query }) => ({
    nom: 'grille-de-lecture-donnees-brutes.pdf',
    contenu: await (await import('./grille-lecture.ts')).grilleLecture(query.perimetre),
  }),
}
