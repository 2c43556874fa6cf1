import type { statistiques } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { lireCarte, lireStatistiques, versTrimestre } from './lire-statistiques.ts'
import { listerAnneesRapports, listerTrimestres } from './statistiques.repository.ts'
import { telechargerRapport } from './telecharger-rapport.ts'

export const statistiquesHandlers: Handlers<typeof statistiques> = {
  listerAnneesStatistiques: (ctx) => listerAnneesRapports(ctx.deps.db),
  listerTrimestresStatistiques: async (ctx) =>
    (await listerTrimestres(ctx.deps.db)).map(versTrimestre),
  telechargerRapportBo: (ctx, { query }) => telechargerRapport(ctx, query),
  lireStatistiques: (ctx, { query }) => lireStatistiques(ctx, query),
  lireCarteStatistiques: (ctx, { query }) => lireCarte(ctx, query),
}
