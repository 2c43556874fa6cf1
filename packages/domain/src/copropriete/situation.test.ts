import { describe, expect, it } from 'vitest'
import { limiteMajAnnuelle, situationMaj } from '../declaration/echeance-annuelle.ts'
import { aJour, type FaitsSituation, situation } from './situation.ts'

const JOUR = '2026-11-23'

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

describe('where a co-ownership stands', () => {
  const faits: FaitsSituation = {
    finMandat: '2027-06-30',
    suite: false,
    majFaite: true,
    cloture: '2025-12-31',
    declares: null,
  }
  const etats = (plus: Partial<FaitsSituation>): string[] =>
    situation({ ...faits, ...plus }, JOUR)
      .slice(0, 2)
      .map(({ etat, jour }) => `${etat} ${jour ?? ''}`.trim())
  it.each([
    ['all in order', {}, ['en-ordre 2027-06-30', 'en-ordre 2027-08-31']],
    [
      'a mandate that ends today runs still',
      { finMandat: JOUR },
      [`a-faire ${JOUR}`, 'en-ordre 2027-08-31'],
    ],
    [
      'sixty days before its end',
      { finMandat: '2027-01-22' },
      ['a-faire 2027-01-22', 'en-ordre 2027-08-31'],
    ],
    ['sixty-one', { finMandat: '2027-01-23' }, ['en-ordre 2027-01-23', 'en-ordre 2027-08-31']],
    [
      'an expired mandate',
      { finMandat: '2026-11-22' },
      ['en-retard 2026-11-22', 'en-ordre 2027-08-31'],
    ],
    [
      'an expired one that another follows',
      { finMandat: '2026-11-22', suite: true },
      ['en-ordre 2026-11-22', 'en-ordre 2027-08-31'],
    ],
    ['no mandate that is known', { finMandat: null }, ['non-etabli', 'en-ordre 2027-08-31']],
    ['an update to file', { majFaite: false }, ['en-ordre 2027-06-30', 'a-faire 2027-08-31']],
    [
      'a late one',
      { majFaite: false, cloture: '2024-12-31' },
      ['en-ordre 2027-06-30', 'en-retard 2026-08-31'],
    ],
    [
      'one whose accounts the register does not know is neither late nor in order',
      { majFaite: false, cloture: null },
      ['en-ordre 2027-06-30', 'non-etabli'],
    ],
  ] as const)('%s', (_, plus, attendu) => expect(etats(plus)).toEqual(attendu))

  it.each([
    ['filed this year', {}, 'oui', null],
    ['to file, its day still to come', { majFaite: false }, 'oui', null],
    ['on its last day', { majFaite: false, cloture: '2025-03-23' }, 'oui', null],
    ['the day after', { majFaite: false, cloture: '2025-03-22' }, 'non', '2026-11-22'],
    [
      'late, a filing waits',
      { majFaite: false, cloture: '2024-12-31', enAttente: true },
      'non-etabli',
      null,
    ],
    ['no closing is known', { majFaite: false, cloture: null }, 'non-etabli', null],
    ['no mandate runs: nothing is said of it here', { finMandat: '2020-01-01' }, 'oui', null],
  ] as const)('up to date or not, for anybody: %s', (_, plus, etat, depuis) =>
    expect(aJour({ ...faits, enAttente: false, ...plus }, JOUR)).toEqual({ etat, depuis }),
  )
})
