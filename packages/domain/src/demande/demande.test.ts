import { describe, expect, it } from 'vitest'
import {
  BAIL_VERROU_MINUTES,
  echeance,
  echeanceApresReponse,
  reporterEcheance,
  estHorsDelai,
  quandDecider,
  suiteSilencePrecisions,
  verrouTenu,
} from './demande.echeance.ts'
import { TYPES_DEMANDE } from './demande.enums.ts'

describe('due days', () => {
  it('stops while a co-ownership is out of reach: the working days that were left are left again', () => {
    // Due on Monday 16 November, hidden on Tuesday 10: three working days left, the 11th being a
    // holiday.
    expect(reporterEcheance('2026-11-16', '2026-11-10', '2026-12-01')).toBe('2026-12-04')
    expect(reporterEcheance('2026-11-16', '2026-11-16', '2026-12-01')).toBe('2026-12-01')
    expect(reporterEcheance('2026-11-09', '2026-11-10', '2026-12-01')).toBe('2026-11-09')
  })

  it('goes on after a clarification with what was left; asking never erases lateness', () => {
    const demandee = { echeance: '2026-11-27', suspendueLe: Date.UTC(2026, 10, 25, 9) }
    // Asked on the Wednesday, two working days left: answered on Monday 7 December, due on the 9th.
    expect(echeanceApresReponse(demandee, '2026-12-07')).toBe('2026-12-09')
    expect(echeanceApresReponse({ ...demandee, echeance: '2026-11-24' }, '2026-12-07')).toBe(
      '2026-11-24',
    )
    expect(echeanceApresReponse({ ...demandee, suspendueLe: null }, '2026-12-07')).toBe(
      '2026-11-27',
    )
    // Half past eleven in the evening in Paris is still that day.
    const tard = { ...demandee, suspendueLe: Date.UTC(2026, 10, 25, 22, 30) }
    expect(echeanceApresReponse(tard, '2026-12-07')).toBe('2026-12-09')
  })

  it('count working days from the deposit, by kind of request', () => {
    expect(TYPES_DEMANDE.map((type) => echeance(type, '2026-11-06'))).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
      '2026-11-09',
    ])
  })

  it('are configurable', () => {
    expect(
      echeance('IMMATRICULATION', '2026-11-06', {
        IMMATRICULATION: 2,
        RATTACHEMENT: 5,
        DISSOLUTION: 10,
        DOUBLON_NOTAIRE: 1,
      }),
    ).toBe('2026-11-10')
  })

  it('are late the day after', () => {
    expect([
      estHorsDelai('2026-11-20', '2026-11-20'),
      estHorsDelai('2026-11-20', '2026-11-21'),
    ]).toEqual([false, true])
    expect([
      quandDecider('2026-11-20', '2026-11-20'),
      quandDecider('2026-11-20', '2026-11-21'),
    ]).toEqual(['au plus tard le 20/11/2026', 'attendue depuis le 20/11/2026'])
  })
})

describe('lock and silence', () => {
  it('holds a lock until its end, fifteen minutes', () => {
    expect(BAIL_VERROU_MINUTES).toBe(15)
    expect([verrouTenu(null, 5), verrouTenu(5, 5), verrouTenu(6, 5)]).toEqual([false, false, true])
  })

  it('reminds at 15 days, refuses at 30', () => {
    expect(
      ['2026-01-15', '2026-01-16', '2026-01-30', '2026-01-31'].map((jour) =>
        suiteSilencePrecisions('2026-01-01', jour),
      ),
    ).toEqual(['attendre', 'relancer-precisions', 'relancer-precisions', 'expirer-precisions'])
  })
})
