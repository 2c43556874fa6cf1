import { expect, it } from 'vitest'
import * as z from 'zod'
import { ouverteAuJeton, securiteDe } from './acces-jeton.ts'
import { contract } from './contract.ts'
import { type AnyOperation, operation } from './operation.ts'

it('names no right for a token that no use gives: the compiler refuses it', () => {
  const op = operation('POST', '/api/essai', {
    access: 'session',
    summary: 'Essai',
    response: z.object({}),
    // @ts-expect-error No use of a token gives the right to dissolve: `npm run check` fails.
    droitsJeton: ['DISSOUDRE_COPRO'],
  })
  expect(ouverteAuJeton(op)).toBe(false)
  expect(securiteDe(op)).toEqual({ security: [{ session: [] }] })
})

it('a right that a use gives to read alone opens nothing that writes', () =>
  expect(
    (Object.entries(contract) as [string, AnyOperation][])
      .filter(([, op]) => Array.isArray(op.droitsJeton) && !ouverteAuJeton(op))
      .map(([nom]) => nom),
  ).toEqual([]))
