import { expect, it } from 'vitest'
import { lieuEntier } from './lieu-dit.ts'
import { communeAbsorbee } from './noms-de-communes.ts'
import { lireQuestion } from './question.ts'

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
