import type { donnees } from '@registre/contract'
import { today } from '../../platform/clock.ts'
import type { Handlers } from '../../platform/mount.ts'
import { lireCatalogue } from './lire-catalogue.ts'
import { lirePublication } from './lire-publication.ts'
import { lireSchema } from './lire-schema.ts'
import { telechargerDonnees } from './telecharger-donnees.ts'
import { telechargerFichierPublie } from './telecharger-fichier.ts'

export const donneesHandlers: Handlers<typeof donnees> = {
  telechargerDonneesBrutes: (ctx, { query }) => telechargerDonnees(ctx, query),
  telechargerFichierPublie: (ctx, { params }) => telechargerFichierPublie(ctx, params.nom),
  lirePublicationDonnees: (ctx, { query }) => lirePublication(ctx, query.apercu),
  lireCatalogueDonnees: lireCatalogue,
  lireSchemaDonnees: async ({ deps }, { query }) => lireSchema(query.perimetre, today(deps.clock)),
  telechargerGrilleLecture: async (_, { query }) => ({
    nom: 'grille-de-lecture-donnees-brutes.pdf',
    contenu: await (await import('./grille-lecture.ts')).grilleLecture(query.perimetre),
  }),
}
