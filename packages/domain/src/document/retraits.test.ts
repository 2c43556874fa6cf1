import { describe, expect, it } from 'vitest'
import { phrasesRetraits, RETRAITS_PDF } from './retraits.ts'

describe('what is taken out of a document', () => {
  it('is told in the order of the list, by its number', () =>
    expect(
      phrasesRetraits([
        { quoi: 'LIEN', nombre: 1 },
        { quoi: 'PIECE_JOINTE', nombre: 2 },
        { quoi: 'SCRIPT', nombre: 0 },
      ]),
    ).toEqual(['2 pièces jointes retirées', '1 lien désactivé']))
  it('has words for one and for several of each', () => {
    for (const quoi of RETRAITS_PDF) {
      expect(phrasesRetraits([{ quoi, nombre: 1 }])).toEqual([expect.stringMatching(/^1 /)])
      expect(phrasesRetraits([{ quoi, nombre: 3 }])).toEqual([expect.stringMatching(/^3 .*s/)])
    }
  })
})
