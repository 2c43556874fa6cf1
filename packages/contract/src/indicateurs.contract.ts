import * as z from 'zod'
import { operation } from './operation.ts'
import { instant } from './primitives/index.ts'

export const UNITES_TABLEAU = ['nombre', 'jours', 'pourcentage'] as const

export const tableauMco = z
  .object({
    code: z.string(),
    titre: z.string(),
    /** What it counts, in one sentence. */
    description: z.string(),
    /** Header of the first column. */
    entete: z.string(),
    colonnes: z.array(
      z.object({
        cle: z.string(),
        libelle: z.string(),
        unite: z.enum(UNITES_TABLEAU),
        /** What the service aims at; left out: nothing. */
        cible: z.object({ valeur: z.number(), sens: z.enum(['au-moins', 'au-plus']) }).optional(),
      }),
    ),
    /** One value a column; null: nothing to measure. */
    lignes: z.array(z.object({ libelle: z.string(), valeurs: z.array(z.number().nullable()) })),
    /** How to draw it; empty: the table is enough. */
    graphique: z.enum(['', 'barres', 'courbes']),
  })
  .meta({ id: 'TableauMco' })

export const indicateurs = {
  lireTableauxMco: operation('GET', '/api/indicateurMCO/allTableau', {
    access: ['SUIVI_INDICATEURS_MCO'],
    summary: 'Tous les tableaux de suivi : volumes, délais, refus, comptes, envois',
    response: z.object({
      /** When the tables were counted; null before the first time. */
      etabliLe: instant.nullable(),
      tableaux: z.array(tableauMco),
    }),
  }),
}
