import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  ajouterJoursOuvres,
  daysBetween,
  estFinDeMois,
  estJourOuvre,
  formatFrDate,
  joursFeries,
  parseFrDate,
} from './dates.ts'

describe('dates', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    [' 01/02/2024 ', '2024-02-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', null],
    ['31/04/2025', null],
    ['2025-04-30', null],
    ['1/2/2025', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %s as %s', (texte, attendu) => expect(parseFrDate(texte)).toBe(attendu))

  it('writes dd/mm/yyyy, and nothing for what it cannot read', () => {
    expect([
      formatFrDate('2026-11-21'),
      formatFrDate('2026-11-21T10:00:00Z'),
      formatFrDate(null),
      formatFrDate('hier'),
    ]).toEqual(['21/11/2026', '21/11/2026', '', ''])
  })

  it('adds days and months, to the last day of shorter months', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
    expect([estFinDeMois('2025-02-28'), estFinDeMois('2024-02-28')]).toEqual([true, false])
  })

  it('knows the eleven public holidays, Easter included', () => {
    expect([...joursFeries(2026)]).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
    expect([...joursFeries(2024)]).toContain('2024-04-01')
  })

  it('counts working days over a week-end and a holiday', () => {
    expect(estJourOuvre('2026-11-11')).toBe(false)
    expect(ajouterJoursOuvres('2026-11-10', 1)).toBe('2026-11-12')
    expect(ajouterJoursOuvres('2026-11-20', 1)).toBe('2026-11-23')
    expect(ajouterJoursOuvres('2026-11-21', 0)).toBe('2026-11-21')
  })
})
