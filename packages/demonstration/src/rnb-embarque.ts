import { createHash } from 'node:crypto'
import type { BatimentRnb, Rnb } from '@registre/domain'

/** Letters and digits of an identifier: none that is read for another. */
const ALPHABET = '123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DISTANCES = [4, 22, 41]

/** An invented identifier: the same place always gives the same one. */
const identifiant = (graine: string): string =>
  [...createHash('sha256').update(graine).digest().subarray(0, 12)]
    .map((octet) => ALPHABET[octet % ALPHABET.length])
    .join('')

/** An invented reference: three buildings around each point, the nearest at its door. */
export const rnbEmbarque = (): Rnb => ({
  autour: async ({ longitude, latitude }): Promise<BatimentRnb[]> =>
    DISTANCES.map((distance, rang) => ({
      idRnb: identifiant(`${longitude.toFixed(4)} ${latitude.toFixed(4)} ${rang}`),
      distance,
      adresses: [],
    })),
})
