import type { Antivirus } from './antivirus.ts'

/**
 * The harmless file that every antivirus must recognise, in two halves so that this source is not
 * taken for it.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}',
  '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/**
 * No scanner is configured: everything is SAFE but the EICAR test file, which lets an operator see
 * the refusal.
 */
export function sansAntivirus(): Antivirus {
  const signature = Buffer.from(EICAR, 'latin1')
  return {
    nom: 'sans antivirus',
    async analyser(contenu) {
      let fin = Buffer.alloc(0)
      for await (const morceau of contenu instanceof Uint8Array ? [contenu] : contenu) {
        const vu = Buffer.concat([fin, Buffer.from(morceau)])
        if (vu.includes(signature)) return 'INFECTED'
        // Kept: the signature may lie across two chunks.
        fin = vu.subarray(Math.max(0, vu.length - signature.length + 1))
      }
      return 'SAFE'
    },
  }
}
