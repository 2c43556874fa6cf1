import { expect, it } from 'vitest'
import { deCommune, deNom } from './de-nom.ts'

it.each([
  ['Atlantis Syndic', 'd’Atlantis Syndic'],
  ['Élise Roy', 'd’Élise Roy'],
  ['Œuvre des jardins', 'd’Œuvre des jardins'],
  ['Yves Roy', 'd’Yves Roy'],
  ['Yann Roy', 'de Yann Roy'],
  ['Hervé Roy', 'de Hervé Roy'],
  ['Paul Le Goff', 'de Paul Le Goff'],
  ['Le Goff Syndic', 'de Le Goff Syndic'],
])('%s: %s', (nom, dit) => expect(deNom(nom)).toBe(dit))

it.each([
  ['Annecy', 'd’Annecy'],
  ['Le Mans', 'du Mans'],
  ['Les Ulis', 'des Ulis'],
  ['le port', 'du port'],
  ['LE MANS', 'du MANS'],
  ['La Baule-Escoublac', 'de La Baule-Escoublac'],
  ["L'Isle-Adam", "de L'Isle-Adam"],
  ['Y', 'd’Y'],
  ['Lyon', 'de Lyon'],
])('the commune %s: %s', (nom, dit) => expect(deCommune(nom)).toBe(dit))
