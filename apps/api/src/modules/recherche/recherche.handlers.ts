import type { recherche } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { chercherCoproprietes, suggererRecherche } from './chercher-coproprietes.ts'
import { repondreAdresse } from './repondre-adresse.ts'
import { suggererAdresses } from './suggerer-adresses.ts'

export const rechercheHandlers: Handlers<typeof recherche> = {
  chercherCoproprietes: (ctx, { query }) => chercherCoproprietes(ctx, query),
  suggererRecherche: (ctx, { query }) => suggererRecherche(ctx, query.q),
  suggererAdresses: (ctx, { query }) => suggererAdresses(ctx, query.q),
  repondreAdresse: (ctx, { query }) => repondreAdresse(ctx, query.q),
}
