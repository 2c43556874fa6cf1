import { expect, it } from 'vitest'
import { contradictionDe, lieuEntier, territoireSeul } from './lieu-dit.ts'
import { communeAbsorbee } from '../question/noms-de-communes.ts'
import { lireQuestion } from '../question/question.ts'

it.each([
  ['Puget-Ville', 'Puget-Ville', '83100'],
  ['Ville-d’Avray', "Ville-d'Avray", '92077'],
  ['95270 Marly-la-Ville', undefined, undefined],
  ['ville de Tours', 'Tours', '37261'],
  ['Y (Somme)', 'Y (Somme)', '80829'],
  ['La Baule', 'la baule', '44055'],
  ['Baule', 'Baule', '44055'],
] as const)('« %s » is a whole place: %s', (texte, nom, code) => {
  const lieu = lieuEntier(lireQuestion(texte).jetons)
  expect([lieu?.nom, lieu?.communes[0]]).toEqual([nom, code])
})

it.each([
  ['La Baule', 'La Baule-Escoublac'],
  ['Juan-les-Pins', 'Antibes'],
  ['Seynod', 'Annecy'],
  // The whole name of a commune is that commune.
  ['Baule', undefined],
  ['Plagne', undefined],
  ['Les Deux Alpes', undefined],
] as const)('« %s » is a part of %s', (texte, dans) =>
  expect(communeAbsorbee(texte)?.dans.nom).toBe(dans),
)

it.each([
  ['75001 Lyon', true],
  ['69003 Lyon', false],
  ['Les Lilas 37000', true],
  // Words that are many names, and villages.
  ['Résidence du Parc 37000', false],
  ['Beaulieu 35000', false],
  ['Les Pins 37000', false],
] as const)('« %s » is the code of one town and the name of another: %s', (texte, dit) =>
  expect(contradictionDe(lireQuestion(texte).jetons) !== null).toBe(dit),
)

it.each([
  ['37', 'Indre-et-Loire'],
  ['les copropriétés du 37', null],
  ['copropriétés du 37', 'Indre-et-Loire'],
  ['Haute-Savoie (74)', 'Haute-Savoie'],
  ['Haute-Savoie (37)', null],
  ['Rennes Métropole', 'Rennes Métropole'],
  ['Paris', null],
  ['Le 37', null],
  ['Résidence 37', null],
] as const)('« %s » is the territory %s', (texte, nom) =>
  expect(territoireSeul(lireQuestion(texte).jetons)?.nom ?? null).toBe(nom),
)
