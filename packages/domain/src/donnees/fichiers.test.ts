import { describe, expect, it } from 'vitest'
import { fichierNomme, FORMATS_PUBLIES, nomPublie } from './fichiers.ts'

describe('names of the published files', () => {
  it.each(FORMATS_PUBLIES)('%s has one that says it', (format) => {
    expect(fichierNomme(nomPublie(format))).toEqual({ format, jour: null })
  })
  it('a difference of the past says its day', () => {
    const nom = nomPublie('differences', '2026-11-22')
    expect(nom).toBe('differences-2026-11-22.csv')
    expect(fichierNomme(nom)).toEqual({ format: 'differences', jour: '2026-11-22' })
  })
  it.each(['coproprietes', 'coproprietes.xlsx', 'differences-hier.csv', '../coproprietes.csv', ''])(
    '%s was never published',
    (nom) => expect(fichierNomme(nom)).toBeNull(),
  )
})
