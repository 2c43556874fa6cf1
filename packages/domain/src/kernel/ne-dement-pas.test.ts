import { describe, expect, it } from 'vitest'
import { fauteDeSiret } from '../identifiants/siret.ts'
import { fauteDeJour } from './dates.ts'
import { defineRules, runRules } from './rules.ts'

describe('a message never denies what was typed', () => {
  it.each([
    ['', null],
    ['21/11/2025', null],
    ['31/2/26', 'Le 31/02/2026 n’existe pas : vérifiez le jour et le mois.'],
    ['31-11-2026', 'Le 31/11/2026 n’existe pas : vérifiez le jour et le mois.'],
    ['29.2.2027', 'Le 29/02/2027 n’existe pas : vérifiez le jour et le mois.'],
    ['hier', 'Saisissez une date au format jj/mm/aaaa, par exemple 21/11/2025.'],
  ])('of the day « %s »: %s', (saisi, dite) => expect(fauteDeJour(saisi)).toBe(dite))

  it.each([
    ['', null],
    ['356 000 000 00048', null],
    ['356 000 000 0004', 'Un SIRET compte 14 chiffres ; celui-ci en a 13.'],
    ['35600000A00048', 'Un SIRET compte 14 chiffres, et rien d’autre.'],
  ])('of the SIRET « %s »: %s', (saisi, dite) => expect(fauteDeSiret(saisi)).toBe(dite))
  it('of a SIRET of fourteen digits, its key', () =>
    expect(fauteDeSiret('55210055400014')).toMatch(/^Ce SIRET a bien 14 chiffres/))

  it('about today, says which day that is', () => {
    const regles = defineRules<{ aujourdhui: string }>()([
      {
        code: 'X',
        champs: ['jour'],
        message: 'Une date antérieure à la date du jour.',
        effet: '2016-01-01',
        source: 'essai',
        holds: () => false,
      },
    ])
    const { erreurs } = runRules(regles, { aujourdhui: '2026-11-27' }, '2026-11-27')
    expect(erreurs[0]?.message).toBe(
      'Une date antérieure à la date du jour, le 27/11/2026 à Paris.',
    )
  })
})
