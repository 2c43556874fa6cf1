import type { Random } from '../hasard.ts'

const ARBRES = [
  'Tilleuls',
  'Glycines',
  'Cèdres',
  'Marronniers',
  'Platanes',
  'Oliviers',
  'Acacias',
  'Érables',
  'Lilas',
  'Magnolias',
  'Peupliers',
  'Camélias',
  'Noisetiers',
  'Amandiers',
]
const FORMES = [
  'Résidence des',
  'Les',
  'Le Clos des',
  'La Villa des',
  'Le Parc des',
  'Les Jardins des',
  'Le Domaine des',
  'La Cour des',
]

/** A usual name, or none for one co-ownership in eight. */
export const tirerNom = (r: Random): string =>
  r.chance(0.12) ? '' : `${r.pick(FORMES)} ${r.pick(ARBRES)}`

/** Log-normal number of lots, a few of them very many. */
export const tirerLots = (r: Random, mediane = 11, etendue = 1.2): number => {
  const normale = Math.sqrt(-2 * Math.log(1 - r.next())) * Math.cos(2 * Math.PI * r.next())
  return Math.min(2500, Math.max(2, Math.round(mediane * Math.exp(etendue * normale))))
}
