import { expect, it } from 'vitest'
import { PROFILS } from './profils.ts'
import {
  ecrireCodeSecours,
  estCodeApplication,
  lireCode,
  secondFacteurObligatoire,
} from './second-facteur.ts'

it('keepers alone must have a second factor', () =>
  expect(PROFILS.filter(secondFacteurObligatoire)).toEqual(
    PROFILS.filter((p) => p.startsWith('TENEUR_')),
  ))
it('writes a recovery code in four groups, and reads it however it is typed', () => {
  const code = ecrireCodeSecours(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 255]))
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  expect(lireCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
})
it.each([
  ['123 456', true],
  ['12345', false],
  ['ABCD-EFGH-IJKL-MNOP', false],
])('%s is a code of an application: %s', (saisi, oui) =>
  expect(estCodeApplication(lireCode(saisi))).toBe(oui),
)
