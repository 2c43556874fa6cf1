import * as z from 'zod'
import { binary, operation } from './operation.ts'

const rang = (max: number) => z.coerce.number<number>().int().min(0).max(max)
/** Deepest tile that is made: nearer, the map enlarges it. */
const ZOOM_MAX = 14

export const carte = {
  lireTuile: operation({
    method: 'GET',
    path: '/api/public/carte/{z}/{x}/{y}',
    access: 'public',
    summary:
      'Tuile vectorielle (MVT) des copropriétés : leur nombre par maille jusqu’au zoom 12, chacune à partir du zoom 13',
    params: z.object({
      z: rang(ZOOM_MAX),
      x: rang(2 ** ZOOM_MAX - 1),
      y: rang(2 ** ZOOM_MAX - 1),
    }),
    response: binary('application/vnd.mapbox-vector-tile'),
    errors: ['introuvable'],
    rate: 'carte',
  }),
}
