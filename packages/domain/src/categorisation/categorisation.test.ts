import { describe, expect, it } from 'vitest'
import {
  bornesInversees,
  CRITERES_CATEGORISATION,
  decrireCriteres,
  fauteDeBornes,
} from './criteres.ts'
import { nomExport } from './exports.ts'
import {
  classeDe,
  CODES_CLASSE,
  CODES_INDICATEUR,
  INDICATEURS,
  indicateursPour,
  pointsMax,
  seuilDeClasse,
} from './indicateurs.ts'
import { porteesPour } from './portees.ts'

describe('the rule of fragility', () => {
  it('gives 100 points in all, 25 on published facts', () => {
    expect([pointsMax('COMPLET'), pointsMax('PUBLIC')]).toEqual([100, 25])
    expect(indicateursPour('PUBLIC')).toEqual(['MANDAT', 'MISE_A_JOUR', 'CONSTRUCTION'])
  })

  it('puts the widest step first: the first that holds counts', () => {
    for (const code of CODES_INDICATEUR) {
      const { paliers } = INDICATEURS[code]
      expect(
        paliers.map((p) => p.points),
        code,
      ).toEqual(paliers.map((p) => p.points).toSorted((a, b) => b - a))
      expect(
        paliers.map((p) => p.seuil),
        code,
      ).toEqual(paliers.map((p) => p.seuil).toSorted((a, b) => b - a))
    }
  })

  it('classes by the share of the possible points', () => {
    expect([0, 14, 15, 29, 30, 49, 50, 100].map((p) => classeDe(p, 'COMPLET')).join('')).toBe(
      'AABBCCDD',
    )
    expect([0, 3, 4, 7, 8, 12, 13, 25].map((p) => classeDe(p, 'PUBLIC')).join('')).toBe('AABBCCDD')
    for (const classe of CODES_CLASSE)
      expect(classeDe(seuilDeClasse(classe, 'COMPLET'), 'COMPLET')).toBe(classe)
  })
})

describe('bounds of a criterion', () => {
  const { lots, impayes, maj } = CRITERES_CATEGORISATION
  it('refuses a maximum under the minimum, in numbers and in days', () => {
    expect(fauteDeBornes(lots, '50', '2')).toBe(
      'La valeur maximum doit être supérieure à la valeur minimum',
    )
    expect(fauteDeBornes(impayes, '2,5', '2,4')).not.toBeNull()
    expect(
      bornesInversees({ lotsMin: 50, lotsMax: 10, majApres: '2026-02-01', majAvant: '2026-02-01' }),
    ).toEqual(['lotsMax'])
    expect(fauteDeBornes(maj, '01/02/2026', '15/01/2026')).toBe(
      'La date de fin doit être postérieure à la date de début.',
    )
  })
  it('are told as one says them, days and numbers', () => {
    expect(
      decrireCriteres({
        majApres: '01/01/2020',
        majAvant: '31/12/2025',
        lotsMin: 2,
        impayesMax: 15,
      }).map(([, dit]) => dit),
    ).toEqual(['à partir de 2 lots', 'à partir du 01/01/2020, jusqu’au 31/12/2025', 'jusqu’à 15 %'])
  })
  it('takes equal, missing or unreadable ones', () => {
    for (const [de, a] of [
      ['5', '5'],
      ['9', '10'],
      ['', '3'],
      ['3', ''],
      ['abc', '1'],
    ] as const)
      expect(fauteDeBornes(lots, de, a)).toBeNull()
    for (const [de, a] of [
      ['15/12/2025', '01/01/2026'],
      ['', '01/01/2026'],
      ['31/02/2026', '01/01/2020'],
    ] as const)
      expect(fauteDeBornes(maj, de, a)).toBeNull()
  })
})

describe('scopes and files', () => {
  it('offers the scopes of one’s own first, and only those that the territory has', () => {
    expect(porteesPour('COMMUNE')).toHaveLength(13)
    expect(porteesPour('EPCI')[0]).toBe('MON_EPCI')
    expect(porteesPour('EPCI')).not.toContain('MA_COMMUNE')
    for (const sans of ['NATIONAL', null] as const) expect(porteesPour(sans)).toHaveLength(9)
  })

  it('names a file with its day', () => {
    expect(nomExport('DONNEES_CSV', '2026-11-21')).toBe('extraction-coproprietes-20261121.csv')
  })
})
