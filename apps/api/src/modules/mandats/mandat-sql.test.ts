import { ETATS_MANDAT_ACTIFS } from '@registre/domain'
import { expect, it } from 'vitest'
import { MANDATS_ACTIFS } from '../dossiers/mandat.sql.ts'

it('names the active states of the domain in SQL', () => {
  expect(MANDATS_ACTIFS).toBe(`(${ETATS_MANDAT_ACTIFS.map((etat) => `'${etat}'`).join(', ')})`)
})
