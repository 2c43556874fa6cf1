import { ETATS_DEMANDE_OUVERTE, ETATS_MANDAT_ACTIFS } from '@registre/domain'
import { expect, it } from 'vitest'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'
import { MANDATS_ACTIFS } from '../dossiers/mandat.sql.ts'

it.each([
  ['active mandates', MANDATS_ACTIFS, ETATS_MANDAT_ACTIFS],
  ['open requests', DEMANDES_OUVERTES, ETATS_DEMANDE_OUVERTE],
] as const)('names the states of the domain in SQL: %s', (_nom, sql, etats: readonly string[]) => {
  expect(sql).toBe(`(${etats.map((etat) => `'${etat}'`).join(', ')})`)
})
