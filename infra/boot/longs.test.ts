import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from './house.ts'
import { ESSAIS_LONGS, PARCOURS_PRINCIPAUX, TOUS_LES_CAS } from './longs.ts'

it('each name of what is long, and of the main journeys, is that of a test', () => {
  const noms = [
    ...ESSAIS_LONGS.map((f) => (f.endsWith('**') ? `${f}/*.test.ts` : f)),
    ...TOUS_LES_CAS,
    ...PARCOURS_PRINCIPAUX.map((p) => `apps/web/e2e/${p}.spec.ts`),
  ]
  expect(noms.filter((nom) => globSync(nom, { cwd: ROOT }).length === 0)).toEqual([])
})
