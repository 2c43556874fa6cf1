import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { enDifferences } from './differences.ts'
import type { Publie } from './lire-publie.ts'

const publie = (colonnes: string[], ...lignes: string[][]): Publie => ({
  colonnes,
  rangees: (async function* () {
    yield* lignes
  })(),
})
const COLONNES = ['commune', 'numero_immatriculation', 'nom']
const comparees = async (hier: Publie, jour: Publie): Promise<[string[], number]> => {
  const { flux, lignes } = enDifferences(hier, jour)
  const [entete, ...reste] = (await text(flux)).trimEnd().split('\n')
  expect(entete).toBe(['changement', ...jour.colonnes].join(','))
  return [reste, lignes()]
}

describe('the daily difference', () => {
  it('names what came, changed and went, in the order of the numbers', async () => {
    const hier = publie(
      COLONNES,
      ['75056', 'AA0000001', 'Les Lilas'],
      ['75056', 'AA0000003', 'Gone'],
      ['69123', 'AA0000004', 'Same'],
      ['69123', 'AA0000009', 'Gone last'],
    )
    const jour = publie(
      COLONNES,
      ['75056', 'AA0000001', 'Les "Roses", bât. A'],
      ['75056', 'AA0000002', 'New'],
      ['69123', 'AA0000004', 'Same'],
    )
    expect(await comparees(hier, jour)).toEqual([
      [
        'modification,75056,AA0000001,"Les ""Roses"", bât. A"',
        'ajout,75056,AA0000002,New',
        'retrait,75056,AA0000003,Gone',
        'retrait,69123,AA0000009,Gone last',
      ],
      4,
    ])
  })
  it('has its header alone when nothing changed', async () => {
    const ligne = ['75056', 'AA0000001', 'Les Lilas']
    expect(await comparees(publie(COLONNES, ligne), publie(COLONNES, ligne))).toEqual([[], 0])
  })
  it('compares under the columns of today those of a day that had others', async () => {
    const hier = publie(['numero_immatriculation', 'nom'], ['AA0000001', 'Les Lilas'])
    const jour = publie(
      ['numero_immatriculation', 'nom', 'lots'],
      ['AA0000001', 'Les Lilas', ''],
      ['AA0000002', 'New', '3'],
    )
    expect(await comparees(hier, jour)).toEqual([['ajout,AA0000002,New,3'], 1])
  })
})
