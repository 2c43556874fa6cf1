import { expect, it } from 'vitest'
import { lireAdresse } from './adresse-lue.ts'
import { lireQuestion } from './question.ts'

it.each([
  ['12 rue de la Paix', '12', 'rue de la paix', null],
  ['12 rue de la paix nantes', '12', 'rue de la paix', 'Nantes'],
  ['12 rue de la paix 44000', '12', 'rue de la paix', '44000'],
  ['12 rue de la paix 44000 Nantes', '12', 'rue de la paix', '44000 Nantes'],
  ['12 bis rue victor hugo, Paris 16e', '12bis', 'rue victor hugo', '75016 Paris'],
  ['rue victor hugo 69', '', 'rue victor hugo', 'Rhône'],
  // The words of a place may be those of the street.
  ['12 rue de Paris', '12', 'rue de paris', null],
  ['3 rue de la Loire', '3', 'rue de la loire', null],
  ['5 rue de Paris Lille', '5', 'rue de paris', 'Lille'],
  // Current, delegated, absorbed and former communes, and the beginning of large ones.
  ['4 rue Haute Nonza', '4', 'rue haute', 'Nonza'],
  ['4 avenue des Alpes Seynod', '4', 'avenue des alpes', 'Seynod'],
  ['4 avenue Foch Annecy-le-Vieux', '4', 'avenue foch', 'Annecy-le-Vieux'],
  ['4 avenue Foch evry', '4', 'avenue foch', 'evry'],
  ['4 avenue Foch la baule', '4', 'avenue foch', 'la baule'],
  ['12-14 rue Haute Tours', '12', 'rue haute', 'Tours'],
])('« %s » reads as %j, %j, %j', (texte, numero, voie, lieu) => {
  const lue = lireAdresse(lireQuestion(texte))
  expect([lue?.numero, lue?.voie, lue?.lieu?.nom ?? null]).toEqual([numero, voie, lieu])
})

it.each(['les cèdres', 'AA0-000-101', 'gueret', 'résidence du Parc Tours'])(
  '« %s » is no address',
  (texte) => expect(lireAdresse(lireQuestion(texte))).toBeNull(),
)

it.each([
  // The first code of a town stands for all of it; a district keeps to its own codes.
  ['12 rue Haute 44000', ['44109'], []],
  ['12 rue Haute 44000 Nantes', ['44109'], []],
  ['12 rue Haute 75016', [], ['75016', '75116']],
  // A sorting office has a code of no commune: the commune that is named stays.
  ['12 rue Haute 44035 Nantes', ['44109'], []],
  ['12 rue Haute 99999', [], ['99999']],
] as const)('« %s » is asked for in %j, %j', (texte, communes, codes) =>
  expect(lireAdresse(lireQuestion(texte))).toMatchObject({
    parCode: true,
    lieu: { communes: [...communes], codesPostaux: [...codes] },
  }),
)

it('finds the present communes of a name that several bear or bore', () => {
  const codes = (texte: string) => lireAdresse(lireQuestion(texte))?.lieu?.communes
  expect(codes('4 avenue Foch evry')).toEqual(expect.arrayContaining(['91228', '89162']))
  expect(codes('4 avenue des Alpes Seynod')).toEqual(['74010'])
  expect(codes('4 avenue Foch saint-ouen')).toContain('93070')
})
