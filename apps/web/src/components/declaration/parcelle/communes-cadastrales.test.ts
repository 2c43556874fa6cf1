import { describe, expect, it } from 'vitest'
import { communesCadastrales } from './communes-cadastrales.ts'

const RIEN = { code: '', nom: '' }

describe('communes of a parcel', () => {
  it('are the district of a city that has some, once', () => {
    const paris = { code: '75102', nom: 'Paris 2e Arrondissement' }
    for (const saisie of [RIEN, { code: '75102', nom: 'Paris' }, { code: '75056', nom: 'Paris' }])
      expect(communesCadastrales([{ code: '75056', nom: 'Paris' }], '75002', saisie)).toEqual([
        paris,
      ])
    expect(communesCadastrales([{ code: '69123', nom: 'Lyon' }], '69001', RIEN)).toEqual([
      { code: '69381', nom: 'Lyon 1er Arrondissement' },
    ])
  })
  it('are the commune itself elsewhere, with the one that is typed', () => {
    expect(
      communesCadastrales([{ code: '38185', nom: 'Grenoble' }], '38000', {
        code: '38421',
        nom: 'Saint-Martin-d’Hères',
      }).map((c) => c.nom),
    ).toEqual(['Grenoble', 'Saint-Martin-d’Hères'])
  })
})
