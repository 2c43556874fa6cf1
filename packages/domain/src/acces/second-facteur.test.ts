import { expect, it } from 'vitest'
import { PROFILS } from './profils.ts'
import {
  ecrireCodeSecours,
  estCodeApplication,
  OCTETS_CODE_SECOURS,
  lireCode,
  secondFacteurObligatoire,
} from './second-facteur.ts'

it('keepers alone must have a second factor', () =>
  expect(PROFILS.filter(secondFacteurObligatoire)).toEqual(
    PROFILS.filter((p) => p.startsWith('TENEUR_')),
  ))
it('writes a recovery code of 112 bits at least in six groups, and reads it however it is typed', () => {
  expect(OCTETS_CODE_SECOURS * 8).toBeGreaterThanOrEqual(112)
  const code = ecrireCodeSecours(Uint8Array.from({ length: OCTETS_CODE_SECOURS }, (_, i) => i * 17))
  expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
  expect(lireCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
})
it.each([
  ['123 456', true],
  ['12345', false],
  ['ABCD-EFGH-IJKL-MNOP-QRST-UVWX', false],
])('%s is a code of an application: %s', (saisi, oui) =>
  expect(estCodeApplication(lireCode(saisi))).toBe(oui),
)
