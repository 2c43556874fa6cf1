import type { categorisation } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import { annulerExport } from './annuler-export.ts'
import { chercherCategorisation } from '../categorisation/chercher.ts'
import { enregistrerRecherche } from '../categorisation/enregistrer-recherche.ts'
import { extraire, extraireAvecAvertissement } from './extraire.ts'
import { telechargerFiche } from './fiche.ts'
import {
  listerMesRecherches,
  listerRecherchesPartagees,
} from '../categorisation/lister-recherches.ts'
import { listerExports, preparerExport } from './preparer-export.ts'
import { regrouperCategorisation } from '../categorisation/regrouper.ts'
import { supprimerRecherche } from '../categorisation/supprimer-recherche.ts'
import { telechargerExport } from './telecharger-export.ts'

export const categorisationHandlers: Handlers<typeof categorisation> = {
  regrouperCategorisation: (ctx, { body }) => regrouperCategorisation(ctx, body),
  chercherCategorisation: (ctx, { body: { paginationOptions, ...recherche } }) =>
    chercherCategorisation(ctx, recherche, paginationOptions),
  listerMesRecherches: (ctx) => listerMesRecherches(ctx),
  listerRecherchesPartagees: (ctx) => listerRecherchesPartagees(ctx),
  supprimerRecherche: (ctx, { body }) => supprimerRecherche(ctx, body.id),
  enregistrerRecherche: (ctx, { body }) => enregistrerRecherche(ctx, body),
  telechargerRapportXlsx: (ctx, { body }) => extraire(ctx, 'RAPPORT_XLSX', body),
  telechargerRapportPdf: (ctx, { body }) => extraire(ctx, 'RAPPORT_PDF', body),
  extraireDonnees: (ctx, { body }) => extraire(ctx, 'DONNEES_XLSX', body),
  extraireDonneesCsv: (ctx, { body }) => extraire(ctx, 'DONNEES_CSV', body),
  telechargerZipFiches: (ctx, { body }) => extraireAvecAvertissement(ctx, 'FICHES_ZIP', body),
  telechargerRapportCoproprietes: (ctx, { body }) => extraire(ctx, 'RAPPORT_FICHES', body),
  telechargerFicheCopropriete: (ctx, { params }) => telechargerFiche(ctx, params.n),
  telechargerGuideCategorisation: async (ctx) =>
    (await import('../categorisation/guide.ts')).telechargerGuide(ctx),
  preparerExport: (ctx, { body }) => preparerExport(ctx, body),
  listerExports: (ctx) => listerExports(ctx),
  telechargerExport: (ctx, { params }) => telechargerExport(ctx, params.id),
  annulerExport: (ctx, { params }) => annulerExport(ctx, params.id),
}
