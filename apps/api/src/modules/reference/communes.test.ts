import { expect, it } from 'vitest'
import { communeNommee } from './communes.ts'

it('knows a commune by a name that only one bears, with its postal code when several do', () => {
  const codes = (
    [
      ['Bordeaux', ''],
      ['BORDEAUX CEDEX', '33800'],
      ['St Denis', '93200'],
      ['Paris', '75002'],
      ['Saint-Denis', ''],
      ['Bordeaux', '75002'],
      ['Nulle-Part-sur-Rien', ''],
      ['', '33000'],
    ] as const
  ).map(([nom, codePostal]) => communeNommee(nom, codePostal)?.code)
  expect(codes).toEqual([
    '33063',
    '33063',
    '93066',
    '75056',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
