import { NIVEAUX_SERVICE, PARTIES_SERVICE } from '@registre/domain'
import * as z from 'zod'
import { operation } from './operation.ts'
import { instant } from './primitives/index.ts'

export const etat = {
  lireEtat: operation('GET', '/api/etat', {
    access: 'public',
    summary: 'État du service, partie par partie, et incidents récents',
    response: z
      .object({
        niveau: z.enum(NIVEAUX_SERVICE),
        mesureLe: instant,
        parties: z.array(
          z.object({
            code: z.enum(PARTIES_SERVICE),
            libelle: z.string(),
            normal: z.boolean(),
            phrase: z.string(),
          }),
        ),
        incidents: z.array(
          z.object({
            id: z.number().int(),
            libelle: z.string(),
            debutLe: instant,
            finLe: instant.nullable(),
          }),
        ),
        /** What the service is worth, from the requests of twelve months and the incidents of thirty days; null: not established; none while nothing but the proxy answers. */
        qualite: z
          .object({
            decisions: z.number().int().nonnegative(),
            dansLesDelais: z.number().nullable(),
            delaiMedianJours: z.number().int().nullable(),
            disponibilite: z.number().nullable(),
            disponibiliteDepuis: instant.nullable(),
          })
          .nullable(),
      })
      .meta({ id: 'EtatService' }),
  }),
}
