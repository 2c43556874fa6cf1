import { describe, expect, it } from 'vitest'
import { limiteMajAnnuelle, situationMaj } from '../declaration/echeance-annuelle.ts'
import { prochainActe } from './prochain-acte.ts'

const JOUR = '2026-11-23'
const tout = ['renouveler-mandat', 'mettre-a-jour-annuelle']

describe('the day of an annual update', () => {
  it('is eight months after the closing that follows', () => {
    expect(limiteMajAnnuelle('2025-06-30')).toBe('2027-02-28')
    expect(limiteMajAnnuelle('2024-12-31')).toBe('2026-08-31')
    expect(limiteMajAnnuelle(null)).toBeNull()
  })
  it('is late the day after, and no more once filed', () => {
    expect(situationMaj({ faite: false, limite: '2026-11-22' }, JOUR)).toBe('en-retard')
    expect(situationMaj({ faite: false, limite: JOUR }, JOUR)).toBe('a-faire')
    expect(situationMaj({ faite: false, limite: null }, JOUR)).toBe('a-faire')
    expect(situationMaj({ faite: true, limite: '2026-11-22' }, JOUR)).toBe('faite')
  })
})

describe('the one act of a building', () => {
  const faits = {
    actions: tout,
    finMandat: '2026-12-31',
    majFaite: false,
    limiteMaj: '2026-12-15',
  }
  it.each([
    ['the nearest of both', {}, 'mettre-a-jour-annuelle', '2026-12-15'],
    [
      'the mandate, once it is nearer',
      { finMandat: '2026-12-01' },
      'renouveler-mandat',
      '2026-12-01',
    ],
    [
      'the mandate, when the update is filed',
      { majFaite: true },
      'renouveler-mandat',
      '2026-12-31',
    ],
    [
      'an expired mandate',
      { finMandat: '2026-11-01', majFaite: true },
      'renouveler-mandat',
      '2026-11-01',
    ],
    [
      'nothing before the next date',
      { finMandat: '2027-06-30', majFaite: true, limiteMaj: '2027-08-31' },
      null,
      '2027-06-30',
    ],
    ['nothing that is not allowed', { actions: [] }, null, '2026-12-15'],
    [
      'an update without a known closing',
      { finMandat: '2027-06-30', limiteMaj: null },
      'mettre-a-jour-annuelle',
      null,
    ],
  ] as const)('%s', (_, plus, acte, avant) =>
    expect(prochainActe({ ...faits, ...plus }, JOUR)).toEqual({ acte, avant }),
  )
})
