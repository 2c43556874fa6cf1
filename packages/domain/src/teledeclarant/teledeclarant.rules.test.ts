import { expect, it } from 'vitest'
import { peutAjouterAdminSecondaire } from './teledeclarant.rules.ts'

it('allows four secondary administrators and no fifth', () => {
  expect([0, 3, 4, 5].map(peutAjouterAdminSecondaire)).toEqual([true, true, false, false])
})
