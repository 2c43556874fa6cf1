import { describe, expect, it } from 'vitest'
import { juger } from './pente.ts'

const suite = (faire: (i: number) => number) => Array.from({ length: 60 }, (_, i) => faire(i))
/** Up and down by so many, as memory between two collections. */
const scie = (i: number, hauteur: number) => (i % 7) * hauteur
const plate = (valeurs: readonly number[], part = 0.1, plancher = 20) =>
  juger({ nom: 'x', valeurs, part, plancher }).plate

describe('a measure is flat', () => {
  it.each([
    ['as it is', suite(() => 200)],
    ['up and down', suite((i) => 200 + scie(i, 15))],
    ['once it is warm', suite((i) => 100 + Math.min(i, 18) * 8)],
    ['going down', suite((i) => 300 - i)],
    ['with one peak', suite((i) => (i === 40 ? 900 : 200))],
  ])('%s', (_nom, valeurs) => expect(plate(valeurs)).toBe(true))
})
describe('a measure is not flat', () => {
  it.each<[nom: string, valeurs: number[], part?: number, plancher?: number]>([
    ['a leak', suite((i) => 200 + i * 2)],
    ['a leak under its ups and downs', suite((i) => 200 + i * 2 + scie(i, 15))],
    ['a leak of handles', suite((i) => 60 + i), 0, 3],
    ['too few to say', [1, 1, 1]],
  ])('%s', (_nom, valeurs, part = 0.1, plancher = 20) =>
    expect(plate(valeurs, part, plancher)).toBe(false),
  )
})
