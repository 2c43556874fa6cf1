import { CLES_GROUPES, etatsDuGroupe } from '@registre/domain'
import { expect, test } from 'vitest'
import { STATUTS } from './filtres-ecran.ts'

test('every state of every group can be filtered, and no two choices read the same', () => {
  const choisis = STATUTS.map(({ value }) => [...etatsDuGroupe(value)].sort().join())
  for (const cle of CLES_GROUPES) expect(choisis).toContain([...etatsDuGroupe(cle)].sort().join())
  expect(new Set(STATUTS.map(({ label }) => label)).size).toBe(STATUTS.length)
  expect(new Set(choisis).size).toBe(STATUTS.length)
})
