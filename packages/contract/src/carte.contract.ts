import * as z from 'zod'
import { binary, operation } from './operation.ts'

const rang = (max: number) => z.coerce.number<number>().int().min(0).max(max)
/** Deepest tile of a plan; the register's own are enlarged from 14 on. */
const ZOOM_MAX = 19

export const carte = {
  lireTuile: operation('GET', '/api/public/carte/{z}/{x}/{y}', {
    access: 'public',
    summary:
      'Tuile vectorielle (MVT) des copropriétés : leur nombre par maille jusqu’au zoom 12, chacune du zoom 13 au zoom 14 ; couche=plan : l’image du plan que l’exploitant a réglé',
    params: z.object({
      z: rang(ZOOM_MAX),
      x: rang(2 ** ZOOM_MAX - 1),
      y: rang(2 ** ZOOM_MAX - 1),
    }),
    query: z.object({ couche: z.enum(['registre', 'plan']).default('registre') }),
    response: binary('application/vnd.mapbox-vector-tile'),
    errors: ['introuvable', 'service-indisponible', 'service-non-regle'],
    rate: 'carte',
  }),
}
