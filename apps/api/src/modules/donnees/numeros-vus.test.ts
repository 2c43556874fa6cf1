import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { numerosVus } from './numeros-vus.ts'

it('a number is new once', () => {
  const numero = fc
    .tuple(
      fc.constantFrom('AA', 'AB', 'ZZ'),
      fc.oneof(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 65_530, max: 65_545 }),
        fc.constant(9_999_999),
      ),
    )
    .map(([lettres, n]) => lettres + String(n).padStart(7, '0'))
  fc.assert(
    fc.property(fc.array(numero, { maxLength: 60 }), (numeros) => {
      const vus = numerosVus()
      expect(numeros.map((n) => vus.noter(n))).toEqual(
        numeros.map((n, i) => numeros.indexOf(n) === i),
      )
    }),
  )
})
